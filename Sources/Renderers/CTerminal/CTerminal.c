#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum screen_state { SCREEN_NONE, SCREEN_UP, SCREEN_SUSPENDED, SCREEN_LEAVING };

static atomic_int state = SCREEN_NONE;
// The thread that is writing to the screen, or 0.
static atomic_int writer = 0;
static atomic_bool retaken = false;

static const char *enter_sequence;
static const char *leave_sequence;
static struct termios modes_before;
static struct termios modes_raw;
static pid_t owner;
static int screen = -1;
static int error_before = -1;
static int capture = -1;
static int wake_pipe[2] = {-1, -1};

// What is done before the process ends by a signal, on a thread of its own: no handler can do it.
static void (*end_work)(void);
static sem_t end_is_wanted;
// The signal that the work is being done for, or 0.
static atomic_int wanted_end = 0;

// The signals that end a process that does not handle them, and those that end it though it does.
static const int ending_signals[] = {
  SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGXCPU, SIGXFSZ,
  SIGVTALRM, SIGPROF, SIGSYS,
};
static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction actions_before[NSIG];

// MARK: - Safe in a signal handler

// Whether a write that failed is to be tried again. A terminal that another process has set not to
// block is waited for.
static bool may_write_again(int descriptor) {
  if (errno == EAGAIN) {
    struct pollfd output = {.fd = descriptor, .events = POLLOUT};
    return poll(&output, 1, -1) > 0 ? !(output.revents & (POLLERR | POLLHUP)) : errno == EINTR;
  }
  return errno == EINTR;
}

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && may_write_again(descriptor)) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void pause_briefly(void) {
  struct timespec millisecond = {0, 1000000};
  nanosleep(&millisecond, NULL);
}

// A frame that another thread is writing is let end. One that this thread was writing when the
// signal came stays cut.
static void wait_for_writer(void) {
  for (int turn = 0; turn < 200; turn++) {
    int thread = atomic_load(&writer);
    if (thread == 0 || thread == gettid()) return;
    pause_briefly();
  }
}

// A job in the background must leave the terminal to the shell.
static bool is_in_background(void) {
  pid_t foreground = tcgetpgrp(screen);
  return foreground > 0 && foreground != getpgrp();
}

static void lower_screen(void) {
  wait_for_writer();
  if (is_in_background()) return;
  write_all(screen, leave_sequence, strlen(leave_sequence));
  // Discards what was not read, such as mouse reports, which the shell would take for typing.
  tcsetattr(screen, TCSAFLUSH, &modes_before);
}

// In a handler, too, the signals that end the process do so. Sets `masked` to what was blocked
// before.
static void let_end(sigset_t *masked) {
  sigset_t endings;
  sigemptyset(&endings);
  for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i++) {
    sigaddset(&endings, ending_signals[i]);
  }
  pthread_sigmask(SIG_UNBLOCK, &endings, masked);
}

// The system stops a job that sets the terminal's modes from the background, until it is in the
// foreground.
static void wait_for_foreground(void) {
  sigset_t masked;
  let_end(&masked);
  tcsetattr(screen, TCSADRAIN, &modes_before);
  pthread_sigmask(SIG_SETMASK, &masked, NULL);
}

static void raise_screen(void) {
  wait_for_foreground();
  tcsetattr(screen, TCSADRAIN, &modes_raw);
  write_all(screen, enter_sequence, strlen(enter_sequence));
}

static void release_capture(void) {
  dup2(screen, STDOUT_FILENO);
  if (error_before >= 0) dup2(error_before, STDERR_FILENO);
  char buffer[4096];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(capture, buffer, sizeof buffer, offset)) > 0) {
    write_all(STDOUT_FILENO, buffer, (size_t)count);
    offset += count;
  }
}

static void end_on_signal(int number);

static void end_at_next_signal(void) {
  for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i++) {
    int number = ending_signals[i];
    struct sigaction action;
    sigaction(number, NULL, &action);
    if (action.sa_handler == end_on_signal) sigaction(number, &actions_before[number], NULL);
  }
  sigset_t masked;
  let_end(&masked);
}

static void give_back(void) {
  if (getpid() != owner) return;
  int expected = SCREEN_UP;
  bool was_up = atomic_compare_exchange_strong(&state, &expected, SCREEN_LEAVING);
  if (!was_up && expected == SCREEN_SUSPENDED) {
    atomic_store(&state, SCREEN_LEAVING);
  } else if (!was_up) {
    // Another thread is at it: the process must not end before it is done.
    for (int turn = 0; turn < 1000 && atomic_load(&state) == SCREEN_LEAVING; turn++) pause_briefly();
    return;
  }
  if (was_up) lower_screen();
  // The terminal is as it was. What was printed may be much: the next signal ends the process where
  // it is.
  end_at_next_signal();
  release_capture();
  atomic_store(&state, SCREEN_NONE);
}

static void wake(void) {
  char byte = 0;
  // When the pipe is full a wake is under way already.
  (void)!write(wake_pipe[1], &byte, 1);
}

// Ends the process, once the end's work is done.
static void *end_after_work(void *unused) {
  (void)unused;
  while (sem_wait(&end_is_wanted) != 0) continue;
  end_work();
  give_back();
  int number = atomic_load(&wanted_end);
  sigaction(number, &actions_before[number], NULL);
  sigset_t masked;
  let_end(&masked);
  kill(getpid(), number);
  return NULL;
}

// Whether a signal that asks the process to end is answered by the thread that does the work first.
// The next one ends the process at once, unless it says again that the terminal is gone.
static bool is_left_to_work(int number) {
  bool is_request = number == SIGHUP || number == SIGINT || number == SIGTERM;
  if (!end_work || !is_request || getpid() != owner) return false;
  // Read before the work begins: its thread changes the state when it is done.
  bool is_suspended = atomic_load(&state) == SCREEN_SUSPENDED;
  int none = 0;
  bool is_first = atomic_compare_exchange_strong(&wanted_end, &none, number);
  if (is_first) sem_post(&end_is_wanted);
  if (!is_suspended) return is_first || number == SIGHUP;
  // A job that goes on in the background would stop again before the work is done, were it let take
  // the screen back.
  for (int turn = 0; turn < 2000 && is_first; turn++) pause_briefly();
  return false;
}

static void end_on_signal(int number) {
  int error = errno;
  if (is_left_to_work(number)) {
    errno = error;
    return;
  }
  give_back();
  // The signal is blocked until this handler returns; then it does what it did before.
  sigaction(number, &actions_before[number], NULL);
  raise(number);
  errno = error;
}

static void suspend_on_signal(int number) {
  int error = errno;
  int expected = SCREEN_UP;
  if (atomic_compare_exchange_strong(&state, &expected, SCREEN_SUSPENDED)) {
    lower_screen();
    struct sigaction ours;
    struct sigaction stop = {.sa_handler = SIG_DFL};
    sigset_t only, masked;
    sigaction(number, &stop, &ours);
    sigemptyset(&only);
    sigaddset(&only, number);
    raise(number);
    let_end(&masked);
    pthread_sigmask(SIG_UNBLOCK, &only, NULL);
    // The process stands still here, until it is continued.
    pthread_sigmask(SIG_SETMASK, &masked, NULL);
    sigaction(number, &ours, NULL);
    raise_screen();
    atomic_store(&retaken, true);
    expected = SCREEN_SUSPENDED;
    atomic_compare_exchange_strong(&state, &expected, SCREEN_UP);
    wake();
  }
  errno = error;
}

// After a stop that cannot be handled the terminal's modes are another's.
static void continue_on_signal(int number) {
  (void)number;
  int error = errno;
  if (atomic_load(&state) == SCREEN_UP) {
    raise_screen();
    atomic_store(&retaken, true);
    wake();
  }
  errno = error;
}

static void resize_on_signal(int number) {
  (void)number;
  int error = errno;
  wake();
  errno = error;
}

// MARK: - Taking the terminal

bool terminal_is_available(void) { return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO); }

static int open_capture(void) {
  const char *folder = getenv("TMPDIR");
  int file = open(folder && *folder ? folder : "/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC | O_APPEND, 0600);
  if (file >= 0) return file;
  file = memfd_create("captured output", MFD_CLOEXEC);
  if (file >= 0) fcntl(file, F_SETFL, O_APPEND);
  return file;
}

static bool is_same_terminal(int first, int second) {
  struct stat one, other;
  return isatty(first) && isatty(second) && fstat(first, &one) == 0 && fstat(second, &other) == 0
    && one.st_rdev == other.st_rdev;
}

static void start_capture(void) {
  fflush(NULL);
  if (is_same_terminal(STDERR_FILENO, STDOUT_FILENO)) {
    error_before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(capture, STDERR_FILENO);
  }
  dup2(capture, STDOUT_FILENO);
  // By lines, as on a terminal: so it stays in order with standard error, and a crash loses
  // nothing.
  setvbuf(stdout, NULL, _IOLBF, 0);
}

static void handle(int number, void (*handler)(int), struct sigaction *before) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  // A job that goes on in the background stops when it wants the terminal back, until it is in the
  // foreground.
  if (number == SIGTSTP || number == SIGCONT) sigdelset(&action.sa_mask, SIGTTOU);
  sigaction(number, &action, before);
  // A process may be started with signals blocked, by a thread of its parent's that blocks them.
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

static void handle_signals(void) {
  // A stack overflow leaves no room for a handler on the stack itself.
  static char stack[65536];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);

  for (size_t i = 0; i < sizeof crash_signals / sizeof *crash_signals; i++) {
    handle(crash_signals[i], end_on_signal, &actions_before[crash_signals[i]]);
  }
  for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i++) {
    struct sigaction before;
    sigaction(ending_signals[i], NULL, &before);
    bool is_default = !(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_DFL;
    if (is_default) handle(ending_signals[i], end_on_signal, &actions_before[ending_signals[i]]);
  }
  handle(SIGTSTP, suspend_on_signal, NULL);
  handle(SIGCONT, continue_on_signal, NULL);
  handle(SIGWINCH, resize_on_signal, NULL);
}

static int fail(void) {
  int error = errno;
  if (screen >= 0) close(screen);
  if (capture >= 0) close(capture);
  screen = capture = -1;
  return error;
}

static void start_end_work(void (*work)(void)) {
  pthread_attr_t attributes;
  pthread_t thread;
  sigset_t all, masked;
  sigfillset(&all);
  sem_init(&end_is_wanted, 0, 0);
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_sigmask(SIG_SETMASK, &all, &masked);
  // Without a thread, signals end the process at once.
  if (pthread_create(&thread, &attributes, end_after_work, NULL) == 0) end_work = work;
  pthread_sigmask(SIG_SETMASK, &masked, NULL);
  pthread_attr_destroy(&attributes);
}

int terminal_begin(const char *enter, const char *leave, void (*work)(void)) {
  if (tcgetattr(STDIN_FILENO, &modes_before) != 0) return errno;
  screen = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (screen < 0) return fail();
  capture = open_capture();
  if (capture < 0) return fail();
  if (pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return fail();

  owner = getpid();
  enter_sequence = enter;
  leave_sequence = leave;
  modes_raw = modes_before;
  cfmakeraw(&modes_raw);
  modes_raw.c_cc[VMIN] = 1;
  modes_raw.c_cc[VTIME] = 0;

  start_end_work(work);
  start_capture();
  handle_signals();
  atexit(terminal_end);
  at_quick_exit(terminal_end);
  raise_screen();
  atomic_store(&state, SCREEN_UP);
  return 0;
}

void terminal_end(void) {
  if (atomic_load(&state) == SCREEN_NONE) return;
  fflush(stdout);
  give_back();
}

// MARK: - While the screen is up

void terminal_write(const char *bytes, size_t count) {
  atomic_store(&writer, gettid());
  while (count > 0 && atomic_load(&state) == SCREEN_UP) {
    ssize_t written = write(screen, bytes, count);
    if (written < 0 && may_write_again(screen)) continue;
    if (written <= 0) break;
    bytes += written;
    count -= (size_t)written;
  }
  atomic_store(&writer, 0);
}

void terminal_size(int *columns, int *rows) {
  struct winsize size = {0};
  if (ioctl(screen >= 0 ? screen : STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = (struct winsize){0};
  *columns = size.ws_col;
  *rows = size.ws_row;
}

int terminal_wake_descriptor(void) { return wake_pipe[0]; }

bool terminal_take_wake(void) {
  char bytes[64];
  while (read(wake_pipe[0], bytes, sizeof bytes) > 0) continue;
  return atomic_exchange(&retaken, false);
}

void terminal_suspend(void) { kill(0, SIGTSTP); }

// To the process, not to the calling thread: threads of the dispatch library block most signals.
void terminal_end_by_signal(int number) {
  struct sigaction action;
  sigaction(number, NULL, &action);
  // A process may be started with the signal ignored. What is asked for here is to be done all the
  // same.
  if (!(action.sa_flags & SA_SIGINFO) && action.sa_handler == SIG_IGN) handle(number, end_on_signal, NULL);
  kill(getpid(), number);
}

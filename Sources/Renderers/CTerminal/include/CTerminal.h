#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// The terminal that a process runs in, taken over for a full screen and given back whatever
// happens: at exit(), at a signal that ends the process, at a crash. Whatever may run in a signal
// handler must be written with care for what is safe there, which is why this part is C.
//
// While the screen is up, standard output, and standard error where it is the same terminal, go to
// a file without a name; they are written to the terminal, in order, when it is given back.

/// Whether standard input and standard output are terminals.
bool terminal_is_available(void);

/// Takes the terminal over: raw mode, `enter` written to it, output captured. Both strings must
/// live as long as the process. Returns 0, or the error number of what failed; then nothing has
/// changed.
///
/// A signal that asks the process to end (SIGHUP, SIGINT, SIGTERM) has `work` run before, on a
/// thread of its own, with the screen still up; another such signal meanwhile ends the process at
/// once.
int terminal_begin(const char *enter, const char *leave, void (*work)(void));

/// Gives the terminal back: `leave` written to it, its modes as they were, what was captured shown.
/// Does nothing when it is not taken.
void terminal_end(void);

/// Writes to the screen, while it is up. Called by one thread at a time.
void terminal_write(const char *bytes, size_t count);

/// The size of the terminal in cells; zeros where it does not know it.
void terminal_size(int *columns, int *rows);

/// A descriptor that has something to read when the size may have changed or the screen was given
/// and taken again.
int terminal_wake_descriptor(void);

/// Reads the wake descriptor empty. Returns whether the screen was taken again since, so that it
/// shows nothing of ours.
bool terminal_take_wake(void);

/// Stops the job, as Ctrl-Z does: the terminal is given back until the job goes on.
void terminal_suspend(void);

/// Ends the process by a signal, the terminal given back before.
void terminal_end_by_signal(int number);

#endif

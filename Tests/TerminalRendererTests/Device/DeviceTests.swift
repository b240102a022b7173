import Foundation
import Glibc
import Testing

@testable import TerminalRenderer

/// The renderer in a real terminal: what a screen in memory cannot show.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct DeviceTests {
  @Test func `The app is shown and worked by keys`() throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Count: 0")
    #expect(terminal.model.isShowingApp)
    #expect(!terminal.isCooked)
    terminal.type("\r")
    terminal.wait(for: "Count: 1")
    #expect(terminal.model.lines.contains { $0.contains("[ Increment ]") })
  }

  @Test func `The mouse works what is under it`() throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Increment")
    let row = try #require(terminal.model.lines.firstIndex { $0.contains("Increment") })
    terminal.type("\u{1B}[<0;20;\(row + 1)M\u{1B}[<0;20;\(row + 1)m")
    terminal.wait(for: "Count: 1")
  }

  @Test func `Ctrl-C ends the app by the interrupt, with the terminal as it was`() throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Count: 0")
    terminal.type("\u{3}")
    let status = terminal.waitForChange()
    #expect(status & 0x7F == SIGINT)
    expectGivenBack(terminal)
  }

  @Test func `Ctrl-C ends an app that is busy, too`() throws {
    let terminal = try PseudoTerminal(["hang"])
    terminal.wait(for: "Count: 0")
    terminal.type("\t\r\u{3}")
    #expect(terminal.waitForChange() & 0x7F == SIGINT)
    expectGivenBack(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV])
  func `A signal ends the app as it would any, with the terminal as it was`(number: Int32) throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Count: 0")
    terminal.signal(number)
    let status = terminal.waitForChange()
    #expect(status & 0x7F == number)
    expectGivenBack(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT], [[], ["hang"]])
  func `A signal that asks the app to end lets it do its last work, though it is busy`(
    number: Int32, arguments: [String]
  ) throws {
    let terminal = try PseudoTerminal(arguments)
    terminal.wait(for: "Count: 0")
    terminal.type("\t\r")
    terminal.signal(number)
    #expect(terminal.waitForChange() & 0x7F == number)
    expectGivenBack(terminal)
    #expect(terminal.model.lines.count { $0 == "last work" } == 1)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `A value that an app has changed just before a signal ends it is there when it starts again`(
    number: Int32
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("DeviceTests-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = PseudoTerminal.executable("AppProbe")
    let terminal = try PseudoTerminal([file.path], program: app)
    terminal.wait(for: "Text: none")
    terminal.type("\r")
    terminal.wait(for: "Text: last")
    terminal.signal(number)
    #expect(terminal.waitForChange() & 0x7F == number)
    let again = try PseudoTerminal([file.path], program: app)
    again.wait(for: "Text: last")
  }

  @Test func `What was printed is kept, and shown in its order when the app ends`() throws {
    let terminal = try PseudoTerminal(["exit"])
    terminal.wait(for: "Count: 0")
    terminal.type("\r")
    terminal.wait(for: "Count: 1")
    terminal.type("\r")
    terminal.wait(for: "Count: 2")
    #expect(!terminal.model.lines.contains { $0.contains("pressed") })
    terminal.type("\t\r")
    let status = terminal.waitForChange()
    #expect(status == 3 << 8)
    expectGivenBack(terminal)
    #expect(
      Array(terminal.model.lines.prefix(5)) == [
        "printed before", "pressed 1", "reported 1", "pressed 2", "reported 2",
      ])
  }

  @Test func `Showing what was printed, when that is much, ends by a signal`() throws {
    let terminal = try PseudoTerminal(["noise"])
    terminal.wait(for: "Count: 0")
    terminal.type("\t\r")
    terminal.wait(for: "Printed")
    terminal.signal(SIGTERM)
    terminal.wait(for: "noise")
    // Nobody reads the rest: the app cannot come to the end of what it has to show.
    terminal.signal(SIGTERM)
    #expect(terminal.waitForChange() & 0x7F == SIGTERM)
    #expect(terminal.isCooked)
  }

  @Test func `A crash shows its message on the terminal as it was`() throws {
    let terminal = try PseudoTerminal(["crash"], columns: 200)
    terminal.wait(for: "Count: 0")
    terminal.type("\t\r")
    let status = terminal.waitForChange()
    #expect([SIGILL, SIGTRAP].contains(status & 0x7F))
    expectGivenBack(terminal)
    #expect(terminal.model.lines.contains { $0.contains("the probe crashed") })
  }

  @Test func `A stop gives the terminal back until the app goes on`() throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Count: 0")
    terminal.signal(SIGTSTP)
    // A session leader has nobody who would continue it: the system does not let Ctrl-Z stop it,
    // and it goes on at once.
    terminal.wait { $0.entries == 2 && $0.lines.contains { $0.contains("Count: 0") } }
    terminal.signal(SIGSTOP)
    #expect(terminal.waitForChange() & 0xFF == 0x7F)
    terminal.signal(SIGCONT)
    terminal.wait { $0.entries == 3 && $0.lines.contains { $0.contains("Count: 0") } }
    terminal.type("\r")
    terminal.wait(for: "Count: 1")
    #expect(!terminal.isCooked)
  }

  @Test func `A job of a shell that stands still is ended by the signal that ends it`() throws {
    let terminal = try PseudoTerminal(
      ["--norc", "--noprofile", "--noediting", "-i"], program: "/bin/bash",
      columns: 100, rows: 30, environment: ["TERM": "xterm-256color", "PS1": "ready>"])
    terminal.wait(for: "ready>")
    terminal.type("'\(PseudoTerminal.probe)'\n")
    terminal.wait(for: "Count: 0")
    terminal.type("\u{1A}")
    terminal.wait(for: "Stopped")
    terminal.type("kill %1; while kill -0 %1 2>/dev/null; do :; done; echo go''ne\n")
    terminal.wait(for: "gone")
    #expect(terminal.isCooked)
  }

  @Test(arguments: ["\u{1B}[200~cut", "\u{1B}]", "\u{1B}[1;"])
  func `Ctrl-C ends the app though what was sent before is cut`(cut: String) throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Type here")
    terminal.type("\t\t")
    terminal.type(cut)
    if cut.hasSuffix("cut") { terminal.wait(for: "cut") }
    terminal.type("\u{3}")
    #expect(terminal.waitForChange() & 0x7F == SIGINT)
    expectGivenBack(terminal)
  }

  @Test func `Where the interrupt is ignored, Ctrl-C and the end of the terminal end the app`()
    throws
  {
    for ending in ["\u{3}", ""] {
      let terminal = try PseudoTerminal(
        ["-c", "trap '' INT HUP; exec '\(PseudoTerminal.probe)'"], program: "/bin/sh")
      terminal.wait(for: "Count: 0")
      if ending.isEmpty { terminal.hangUp() } else { terminal.type(ending) }
      #expect(terminal.waitForChange() & 0x7F == (ending.isEmpty ? SIGHUP : SIGINT))
    }
  }

  @Test func `A terminal of one cell, or of none, and back`() throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Increment")
    terminal.resize(columns: 1, rows: 1)
    terminal.resize(columns: 0, rows: 0)
    terminal.type("\r")
    terminal.resize(columns: 50, rows: 12)
    terminal.wait(for: "Count: 1")
    terminal.wait(for: "[ Increment ]")
  }

  @Test func `A large paste is text in the field, whatever it holds`() throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Type here")
    terminal.type("\t\t")
    let pasted = String(repeating: "0123456789\u{3}\n", count: 90_000)
    terminal.type("\u{1B}[200~" + pasted + "END\u{1B}[201~")
    terminal.wait(for: "6789 END")
    #expect(terminal.model.lines.contains { $0.contains("Count: 0") })
  }

  @Test func `Bytes that mean nothing change nothing`() throws {
    let terminal = try PseudoTerminal()
    terminal.wait(for: "Count: 0")
    terminal.type("\u{1B}[999;999;999~\u{1B}]0;x\u{7}\u{1B}P\u{1B}\\\u{1B}[<99;0;0M\u{9B}3J")
    terminal.type("\r")
    terminal.wait(for: "Count: 1")
  }

  @Test func `A dumb terminal is none`() throws {
    let terminal = try PseudoTerminal(environment: ["TERM": "dumb"])
    #expect(terminal.waitForChange() == 2 << 8)
    #expect(terminal.model.lines[0] == "no terminal")
  }

  private func expectGivenBack(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.model.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(terminal.model.style == "0", sourceLocation: sourceLocation)
    #expect(terminal.isCooked, sourceLocation: sourceLocation)
    #expect(terminal.model.lines[0] == "printed before", sourceLocation: sourceLocation)
  }
}

/// Whether the test that is running has to assert everything: what changes nothing is a failure then.
package enum TestExhaustivity {
  @TaskLocal package static var isOn = true
}

import ComposableArchitecture

// Features that leave everything to the macro. One import must be enough.

@Reducer struct Blank {}
@Reducer struct IntOnly { let body = EmptyReducer<Int, Never>() }
@Reducer struct Aliased { typealias State = String }
@Reducer struct StateOnly { struct State { var n = 1 } }
@Reducer struct ActionOnly { enum Action { case go } }
@Reducer enum NoCases {}
@Reducer public enum JustAlert { case warn(AlertState<Never>) }

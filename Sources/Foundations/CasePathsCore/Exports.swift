/// `CasePaths` under the name of the original's runtime half, which sources import that write no
/// macro. Here the macro's declaration comes along: it costs a program nothing.
@_exported import CasePaths

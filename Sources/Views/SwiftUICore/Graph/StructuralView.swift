/// A view that only arranges other views: it is taken over whole, and its parts compare themselves
/// with what they show.
///
/// Comparing it field by field would compare each part again at each level above it.
@MainActor
protocol StructuralView {}

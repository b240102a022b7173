/// The state of nodes that are gone for now: a row that left the visible part of its list.
struct ParkedState {
  /// Of the node's dynamic properties, in declaration order.
  var storages: [AnyObject]
  /// Of the nodes below, by place or id.
  var children: [AnyHashable: ParkedState]
}

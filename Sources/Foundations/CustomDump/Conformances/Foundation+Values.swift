import Foundation

extension NSAttributedString: CustomDumpRepresentable {
  public var customDumpValue: Any { string }
}

extension NSData: CustomDumpRepresentable {
  public var customDumpValue: Any { Data(referencing: self) }
}

extension NSDate: CustomDumpRepresentable {
  public var customDumpValue: Any { Date(timeIntervalSince1970: timeIntervalSince1970) }
}

extension NSString: CustomDumpRepresentable {
  public var customDumpValue: Any { String(describing: self) }
}

extension NSURL: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URL }
}

extension NSUUID: CustomDumpRepresentable {
  public var customDumpValue: Any { self as UUID }
}

extension NSCalendar: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Calendar }
}

extension NSIndexPath: CustomDumpRepresentable {
  public var customDumpValue: Any { self as IndexPath }
}

extension NSIndexSet: CustomDumpRepresentable {
  public var customDumpValue: Any { self as IndexSet }
}

extension NSLocale: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Locale }
}

extension NSMeasurement: CustomDumpRepresentable {
  public var customDumpValue: Any { Measurement(value: doubleValue, unit: unit) }
}

extension NSNotification: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Notification }
}

extension NSRange: CustomDumpRepresentable {
  public var customDumpValue: Any { Range(self) as Any }
}

extension NSTimeZone: CustomDumpRepresentable {
  public var customDumpValue: Any { self as TimeZone }
}

extension NSURLComponents: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URLComponents }
}

extension NSURLQueryItem: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URLQueryItem }
}

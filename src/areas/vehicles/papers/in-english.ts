const titles = {
  'محضر استبدال سيارة': 'Vehicle exchange record',
  'سند تأمين مسترد': 'Deposit receipt',
  'رد تأمين مسترد': 'Deposit return',
  'إشعار مخالفة مرورية': 'Traffic fine notice',
  'السجل التجاري': 'CR',
  'الرقم الضريبي': 'VATIN',
}
const people = {
  المستأجر: 'Renter',
  'ممثل الشركة': 'For the company',
  'الرقم المدني': 'Civil no.',
  'رقم الجواز': 'Passport no.',
  الهاتف: 'Phone',
  'رخصة القيادة': 'Driving licence',
  'سائق في العقد': 'Named driver',
}
const cars = {
  'عقد التأجير': 'Rental agreement',
  'السيارة التي عادت': 'Vehicle returned',
  'السيارة التي خرجت': 'Vehicle handed over',
  المركبة: 'Vehicle',
  اللوحة: 'Plate',
  خرجت: 'Handed over',
  عادت: 'Returned',
  'وقت الاستبدال': 'Time of exchange',
  سببه: 'Reason',
  'العداد عند التسليم': 'Odometer out',
  'العداد عند الإعادة': 'Odometer in',
  'الوقود عند التسليم': 'Fuel out',
  'الوقود عند الإعادة': 'Fuel in',
  'محضر التسليم': 'Hand-over sheet',
  'محضر الإعادة': 'Return sheet',
  'ما زالت لدى المستأجر': 'Still with the renter',
  'فرق الفئة': 'Class difference',
}
const fines = {
  المخالفة: 'The fine',
  المرجع: 'Reference',
  'وقت المخالفة': 'Time of the violation',
  المكان: 'Place',
  'مبلغ المخالفة': 'Amount',
  'رسم المعاملة شاملًا الضريبة': 'Handling fee, VAT included',
  'من كانت السيارة لديه': 'Who had the vehicle',
}
const deposits = {
  'التأمين المطلوب': 'Deposit asked',
  'المحفوظ لدينا': 'Held by us',
  'محجوز على البطاقة': 'Held on card',
  'موعد الرد': 'Due back on',
  'ما حدث له': 'What happened to it',
  التاريخ: 'Date',
  الحركة: 'Movement',
  عن: 'For',
  المبلغ: 'Amount',
  قُبض: 'Received',
  'أُلغي قبضه': 'Receipt reversed',
  'خُصم منه': 'Deducted',
  'أُلغي خصم': 'Deduction reversed',
  رُدّ: 'Paid back',
  'أُلغي رده': 'Payment back reversed',
  'عُكس رصيده الافتتاحي': 'Opening reversed',
  صودر: 'Forfeited',
  'أُلغيت مصادرته': 'Forfeit reversed',
  'حُجز على البطاقة': 'Held on card',
  'خُصم من البطاقة': 'Captured from card',
  'رُفع عن البطاقة': 'Released from card',
  الطريقة: 'Method',
}
/** In which way money of a deposit comes and goes. */
const ways = {
  نقدًا: 'Cash',
  بطاقة: 'Card',
  'حجز على بطاقة': 'Card hold',
  شيك: 'Cheque',
  'تحويل بنكي': 'Bank transfer',
  'دفع إلكتروني': 'Online payment',
  'عبر مزوّد الدفع': 'Through the payment provider',
  'من الدفاتر السابقة': 'From earlier books',
  'من رصيد عميل آخر': 'From another customer’s credit',
}

/** What stands beside the Arabic of the papers of a rental. */
export const english: Record<string, string> = { ...titles, ...people, ...cars, ...fines, ...deposits, ...ways }

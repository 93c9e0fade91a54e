import { importTable } from '#areas/imports/public.ts'

/** What the columns of a table of cars that are out can mean: a row for each car, as its paper contract has it. */
export const rentalTable = importTable(
  {
    plate: {
      word: 'اللوحة',
      ask: 'اختر عمود اللوحة.',
      names: ['رقم اللوحة', 'رقم المركبة', 'لوحة', 'plate', 'plate no', 'plate number'],
      example: '7340 م ه',
    },
    customer: {
      word: 'هاتف العميل',
      ask: 'اختر عمود هاتف العميل.',
      names: ['العميل', 'المستأجر', 'الهاتف', 'رقم العميل', 'phone', 'mobile', 'customer', 'customer phone'],
      example: '9123 4567',
    },
    driver: { word: 'السائق', names: ['اسم السائق', 'driver', 'driver name'], example: '' },
    licenceNumber: {
      word: 'رقم رخصة القيادة',
      ask: 'اختر عمود رقم رخصة القيادة.',
      names: ['رقم الرخصة', 'رخصة السائق', 'licence', 'license', 'licence no', 'license no'],
      example: 'D-1122',
    },
    licenceUntil: {
      word: 'انتهاء رخصة القيادة',
      ask: 'اختر عمود انتهاء رخصة القيادة.',
      names: ['انتهاء الرخصة', 'تاريخ انتهاء الرخصة', 'licence until', 'licence expiry', 'license expiry'],
      example: '2027-05-01',
    },
    second: { word: 'سائق آخر', names: ['السائق الثاني', 'second driver', 'other driver'], example: '' },
    secondNumber: { word: 'رقم رخصة السائق الآخر', names: ['رخصة السائق الثاني', 'second licence'], example: '' },
    secondUntil: { word: 'انتهاء رخصة السائق الآخر', names: ['second licence until'], example: '' },
    from: {
      word: 'التسليم',
      ask: 'اختر عمود التسليم.',
      names: ['تاريخ التسليم', 'وقت التسليم', 'من', 'بداية الإيجار', 'بداية العقد', 'from', 'start', 'out'],
      example: '2026-01-10 10:00',
    },
    until: {
      word: 'الإعادة المتفق عليها',
      ask: 'اختر عمود الإعادة المتفق عليها.',
      names: ['الإعادة', 'تاريخ الإعادة', 'إلى', 'نهاية الإيجار', 'نهاية العقد', 'until', 'return', 'end', 'due back'],
      example: '2026-01-20 10:00',
    },
    odometer: {
      word: 'العداد عند التسليم',
      ask: 'اختر عمود العداد عند التسليم.',
      names: ['العداد', 'قراءة العداد', 'عداد التسليم', 'odometer', 'km', 'km out', 'odometer out'],
      example: '33190',
    },
    fuel: {
      word: 'الوقود عند التسليم',
      ask: 'اختر عمود الوقود عند التسليم.',
      names: ['الوقود', 'مستوى الوقود', 'fuel', 'fuel out'],
      example: '8',
    },
    day: { word: 'سعر اليوم', names: ['السعر اليومي', 'الأجرة اليومية', 'اليوم', 'day', 'daily', 'daily rate'], example: '15' },
    week: { word: 'سعر الأسبوع', names: ['السعر الأسبوعي', 'الأسبوع', 'week', 'weekly', 'weekly rate'], example: '' },
    month: { word: 'سعر الشهر', names: ['السعر الشهري', 'الشهر', 'month', 'monthly', 'monthly rate'], example: '' },
    invoicedUntil: { word: 'فُوتر حتى', names: ['مفوتر حتى', 'نهاية الفوترة', 'invoiced until', 'billed until'], example: '' },
    invoiced: {
      word: 'ما فُوتر بلا ضريبة',
      names: ['المفوتر', 'مبلغ الفاتورة', 'الفاتورة', 'invoiced', 'billed', 'invoiced net'],
      example: '',
    },
    paid: { word: 'ما دُفع مع الضريبة', names: ['المدفوع', 'المقبوض', 'paid', 'received'], example: '' },
    deposit: { word: 'التأمين المسترد', names: ['التأمين', 'مبلغ التأمين', 'deposit', 'deposit held'], example: '50' },
    depositWay: {
      word: 'طريقة التأمين',
      names: ['طريقة دفع التأمين', 'deposit way', 'deposit method', 'deposit by'],
      example: 'نقدًا',
    },
    card: { word: 'آخر 4 أرقام من البطاقة', names: ['البطاقة', 'رقم البطاقة', 'card', 'card last 4'], example: '' },
    reference: { word: 'رقم عملية الحجز', names: ['رقم العملية', 'رقم الموافقة', 'reference', 'approval code'], example: '' },
    expiresOn: { word: 'انتهاء الحجز على البطاقة', names: ['نهاية الحجز', 'hold until', 'hold expiry'], example: '' },
    number: {
      word: 'رقم العقد القديم',
      names: ['العقد القديم', 'رقم العقد', 'العقد', 'contract', 'contract no', 'contract number', 'agreement no'],
      example: '2025/118',
    },
  },
  { most: 500 },
)

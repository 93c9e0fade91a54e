import { importTable } from '#areas/imports/public.ts'
import { vehicleWords } from '../fleet/vehicle.ts'

/** What the columns of a fleet's table can mean: the vehicle, and the two papers without which it is not let. */
export const vehicleTable = importTable({
  plate: {
    word: 'اللوحة',
    ask: 'اختر عمود اللوحة.',
    names: ['رقم اللوحة', 'رقم المركبة', 'لوحة', 'plate', 'plate no', 'plate number', 'registration'],
    example: '7340 م ه',
  },
  class: {
    word: vehicleWords.classId,
    ask: 'اختر عمود الفئة.',
    names: ['فئة', 'فئة المركبة', 'النوع', 'class', 'category', 'type'],
    example: 'سيدان',
  },
  model: {
    word: vehicleWords.model,
    ask: 'اختر عمود الطراز.',
    names: ['المركبة', 'السيارة', 'الماركة والطراز', 'model', 'make and model', 'car', 'vehicle'],
    example: 'تويوتا كورولا',
  },
  made: {
    word: vehicleWords.made,
    ask: 'اختر عمود سنة الصنع.',
    names: ['السنة', 'موديل', 'سنة الموديل', 'year', 'model year', 'made'],
    example: '2024',
  },
  colour: { word: vehicleWords.colour, ask: 'اختر عمود اللون.', names: ['لون', 'colour', 'color'], example: 'أبيض' },
  vin: {
    word: vehicleWords.vin,
    names: ['الهيكل', 'رقم القاعدة', 'الشاصي', 'vin', 'chassis', 'chassis no', 'chassis number'],
    example: '',
  },
  odometer: {
    word: vehicleWords.odometer,
    ask: 'اختر عمود قراءة العداد.',
    names: ['العداد', 'قراءة العداد', 'الكيلومترات', 'odometer', 'km', 'mileage'],
    example: '33190',
  },
  homePlace: { word: vehicleWords.homePlace, names: ['المكان', 'الموقع', 'الموقف', 'place', 'location'], example: '' },
  licenceUntil: {
    word: 'آخر يوم في رخصة المركبة',
    names: ['انتهاء الرخصة', 'تاريخ انتهاء الرخصة', 'انتهاء الملكية', 'licence until', 'licence expiry', 'registration expiry'],
    example: '2027-05-31',
  },
  policyNumber: {
    word: 'رقم وثيقة التأمين',
    names: ['وثيقة التأمين', 'رقم التأمين', 'رقم البوليصة', 'policy', 'policy no', 'policy number'],
    example: 'P-118204',
  },
  policyUntil: {
    word: 'آخر يوم في التأمين',
    names: ['انتهاء التأمين', 'تاريخ انتهاء التأمين', 'insurance until', 'insurance expiry', 'policy expiry'],
    example: '2027-05-31',
  },
  boughtOn: { word: vehicleWords.boughtOn, names: ['الشراء', 'bought on', 'purchase date'], example: '2024-06-01' },
  boughtFor: {
    word: vehicleWords.boughtFor,
    names: ['السعر', 'الثمن', 'تكلفة الشراء', 'cost', 'purchase price'],
    example: '6200',
  },
  note: { word: vehicleWords.note, names: ['ملاحظات', 'note', 'notes', 'remarks'], example: '' },
})

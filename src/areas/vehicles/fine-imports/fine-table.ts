import { importTable } from '#areas/imports/public.ts'

/** What the columns of the police's table can mean. */
export const fineTable = importTable(
  {
    reference: {
      word: 'رقم المخالفة',
      ask: 'اختر عمود «رقم المخالفة».',
      names: ['المرجع', 'رقم المرجع', 'المخالفة', 'رقم', 'reference', 'ref', 'fine no', 'violation no', 'ticket no'],
      example: 'ROP-4471820',
    },
    plate: {
      word: 'اللوحة',
      ask: 'اختر عمود «اللوحة».',
      names: ['لوحة', 'رقم اللوحة', 'رقم المركبة', 'لوحة المركبة', 'plate', 'plate no', 'vehicle'],
      example: '7340 م ه',
    },
    on: {
      word: 'التاريخ',
      ask: 'اختر عمود «التاريخ».',
      names: ['تاريخ المخالفة', 'تاريخ ووقت المخالفة', 'التاريخ والوقت', 'اليوم', 'date', 'date time', 'violation date'],
      example: '2026-01-31',
    },
    onTime: {
      word: 'الوقت',
      names: ['الساعة', 'وقت المخالفة', 'ساعة المخالفة', 'time', 'violation time'],
      example: '14:30',
    },
    place: { word: 'المكان', names: ['الموقع', 'مكان المخالفة', 'الشارع', 'location', 'place', 'street'], example: '' },
    amount: {
      word: 'المبلغ',
      ask: 'اختر عمود «المبلغ».',
      names: ['القيمة', 'قيمة المخالفة', 'مبلغ المخالفة', 'الغرامة', 'amount', 'fine', 'value'],
      example: '15',
    },
  },
  { most: 1_000 },
)

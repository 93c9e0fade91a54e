type Row = readonly [className: string, inDays: number, time: string, days: number, name: string, phone: string]

/** Who comes in the next days of the demonstration, and for what. */
const rows: readonly Row[] = [
  ['سيدان', 1, '10:00', 4, 'ناصر بن محمد بن سالم الغساني', '90001002'],
  ['صغيرة', 1, '17:00', 2, 'عائشة بنت سهيل المهري', '90001008'],
  ['دفع رباعي', 2, '09:00', 5, 'شركة مرتفعات جبل القمر للسياحة', '90001107'],
  ['عائلية', 2, '14:00', 7, 'منى بنت راشد آل علي', '+971501234567'],
  ['سيدان', 3, '10:00', 30, 'محمد عارف حسين', '90001016'],
  ['بيك أب', 3, '08:00', 10, 'مؤسسة ريح الجنوب للمقاولات', '90001102'],
  ['حافلة صغيرة', 4, '12:00', 3, 'شركة مرتفعات جبل القمر للسياحة', '90001107'],
  ['سيدان', 5, '20:00', 3, 'يوسف بن طارق بيت فاضل', '90001012'],
  ['دفع رباعي', 5, '10:00', 2, 'خالد بن سعيد العمري', '90001006'],
  ['صغيرة', 7, '11:00', 3, 'زينب بنت علي باوزير', '90001014'],
  ['سيدان', 2, '10:00', 2, 'راجيش كومار', '90001015'],
  ['عائلية', 6, '16:00', 4, 'سعيد بن محاد جعبوب', '90001010'],
  ['سيدان', -1, '10:00', 3, 'هيثم بن مبارك العوائد', '90001013'],
]

type Particular = {
  atAirport?: true
  flightNumber?: string
  addOns?: readonly string[]
  /** The car that waits for them from now on. */
  plate?: string
  becomes?: 'held' | 'cancelled' | 'no-show'
}

/** What is particular to one of them, by its place in the list. */
const particular: Record<number, Particular> = {
  0: { atAirport: true, flightNumber: 'WY915' },
  3: { addOns: ['كرسي أطفال', 'سائق إضافي'] },
  4: { addOns: ['تغطية اختيارية'] },
  7: { atAirport: true, flightNumber: 'OV232' },
  8: { plate: '9042 أ' },
  9: { becomes: 'cancelled' },
  10: { becomes: 'held' },
  11: { becomes: 'held' },
  12: { becomes: 'no-show' },
}

export const seededReservations = rows.map(([className, inDays, time, days, name, phone], at) => ({
  ...{ className, inDays, time, days, name, phone, addOns: [], ...particular[at] },
}))

/** How a lease goes: from what stage on nothing more was done, or what became of it. */
type Course = 'draft' | 'sent' | 'cancelled' | 'runs' | 'suspended' | 'notice' | 'cut' | 'ended' | 'closed' | 'renewed'

export type ToldLease = {
  property: string
  unit: string
  tenant: string
  /** On the first of the month so many months ago; below nothing it is to come. */
  ago: number
  months: number
  every: 1 | 3 | 6 | 12
  course: Course
  /** Nothing was paid of what fell due in so many last months. */
  behind?: number
  /** Brought when it was drawn up: a cheque for the whole first demand, or one for each month after the first. */
  byCheque?: 'first' | 'months'
  /** With the municipality: done unless something else is said. */
  registration?: 'none' | 'submitted'
  /** What was added after it was signed: agreed on, or only drafted. */
  addendum?: 'in-force' | 'draft'
}

type Row = readonly [unit: string, tenant: string, ago: number, every: ToldLease['every'], more?: Partial<ToldLease>]

const leasesIn = (property: string, rows: readonly Row[]): ToldLease[] =>
  rows.map(([unit, tenant, ago, every, more]) => ({
    ...{ property, unit, tenant, ago, every, months: 12, course: 'runs' as const },
    ...more,
  }))

const twoYears = { months: 36 }
const coming = { registration: 'none' } as const

/** 48 leases: most run and are paid, and there is one of each other course and of each age of arrears. */
export const toldLeases: readonly ToldLease[] = [
  ...leasesIn('برج السعادة', [
    ['1', 'سالم الكثيري', 24, 3, twoYears],
    ['5', 'ناصر الغساني', 24, 12, { ...twoYears, addendum: 'draft' }],
    ['6', 'شيخة الكثيري', 5, 3, { addendum: 'in-force' }],
    ['7', 'بدر كشوب', 4, 1],
    ['8', 'طفول الحكلي', 5, 3, { behind: 1 }],
    ['9', 'عادل الحريبي', 4, 1, { behind: 2 }],
    ['11', 'سهام تبوك', 5, 1, { behind: 3 }],
    ['12', 'فيصل الحضري', 6, 1, { behind: 5 }],
    ['13', 'جميلة بيت سعيد', 14, 3, { course: 'ended' }],
    ['13', 'عمار الذهب', 1, 1, { registration: 'submitted' }],
    ['14', 'أنيل فارغيس', 13, 6, { course: 'renewed' }],
    ['15', 'شهاب الدين', 3, 1, { course: 'suspended' }],
    ['16', 'كمال الشجيبي', 10, 3, { course: 'notice' }],
    ['17', 'رحمة الجنيبي', 2, 1],
    ['18', 'وسام عبدالحميد', 7, 3, { course: 'cut' }],
    ['18', 'حسين العامري', -1, 1, { course: 'draft', ...coming }],
    ['19', 'غالية الكلباني', -1, 3, { course: 'sent', ...coming }],
    ['20', 'أحمد باعمر', -1, 1, { course: 'cancelled', ...coming }],
    ['م3', 'مخبز الحافة', 6, 6],
  ]),
  ...leasesIn('بناية عوقد', [
    ['101', 'محمد عارف', 24, 1, { months: 25 }],
    ['102', 'راجيش كومار', 3, 1],
    ['103', 'عبدالله المعشني', 8, 12],
    ['104', 'يوسف بيت فاضل', 15, 6, { course: 'closed' }],
    ['104', 'هيثم العوائد', 2, 3],
    ['201', 'عائشة المهري', 6, 3],
    ['202', 'سعيد جعبوب', 9, 12],
    ['204', 'منى بنت راشد', 0, 1, { byCheque: 'months', registration: 'none' }],
    ['م1', 'مطعم عين جرزيز', 11, 6],
    ['م2', 'متجر لبان', 4, 6],
  ]),
  ...leasesIn('مجمّع الحافة', [
    ['1', 'نسيم أتين', 24, 12, twoYears],
    ['2', 'مخبز الحافة', 9, 6],
    ['3', 'مطعم عين جرزيز', 5, 3],
    ['4', 'متجر لبان', 3, 3],
    ['5', 'مرتفعات جبل القمر', 8, 12],
    ['6', 'مؤسسة سدح', 2, 1],
    ['7', 'محمد قطن', 0, 6, { registration: 'none' }],
  ]),
  ...leasesIn('مكاتب السلام', [
    ['11', 'نسيم أتين', 7, 3],
    ['12', 'ريح الجنوب', 10, 6],
    ['13', 'مرتفعات جبل القمر', 4, 3, { behind: 4 }],
    ['15', 'مؤسسة سدح', 1, 3, { registration: 'submitted' }],
  ]),
  ...leasesIn('مخازن ريسوت', [
    ['1', 'ريح الجنوب', 11, 12],
    ['3', 'نسيم أتين', 6, 6],
    ['4', 'متجر لبان', -2, 12, { course: 'draft', byCheque: 'first', ...coming }],
  ]),
  ...leasesIn('بيت طاقة', [
    ['1', 'محمد قطن', 7, 3],
    ['2', 'أحمد باعمر', 5, 6],
  ]),
  ...leasesIn('سكن ثمريت', [
    ['1', 'مسلم المهري', 6, 1, { behind: 1 }],
    ['3', 'راجيش كومار', 3, 3],
  ]),
]

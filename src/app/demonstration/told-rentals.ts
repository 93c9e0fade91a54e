/** Somebody who hires a car, as the demonstration tells it: days are counted from today. */
export type Told = {
  name: string
  phone: string
  class: string
  from: number
  until: number
  /** Its car: told anew, it is the same one. */
  plate: string
  /** The hour it goes out and is to be back. */
  time?: string
  /** The company that pays by its agreement. */
  company?: string
  /** Booked on the site by a customer of the portal, by the first word of their address. */
  byPortal?: string
  /** Swapped for another of its class on a day, and since when it is to stay longer. */
  swapped?: { on: number; plate: string; why: string }
  extended?: { on: number; until: number }
  /** Days on which its next month was charged and paid. */
  months?: readonly number[]
  /** Signed and not out yet; or back again. */
  end?: 'signed' | { km: number; fuel: string; dent?: true }
}

/** Whoever stays for a year: the third month has begun. */
const forLong: Told = {
  ...{ name: 'جابر بن سعيد الحضري', phone: '+96891240120', class: 'دفع رباعي', plate: '33871 ي', from: -65 },
  until: 295,
  months: [-35, -5],
}

/** Back a month ago, as they went: what they left with us is soon to be given back. */
const longBack: readonly Told[] = [
  { name: 'سالم بن عامر باقوير', class: 'سيدان', plate: '77120 ر', from: -34, until: -30 },
  { name: 'بيجو توماس', class: 'صغيرة', plate: '1204 س', from: -32, until: -28 },
  { name: 'عبدالعزيز بن مسلم صعر', class: 'دفع رباعي', plate: '1177 د', from: -30, until: -27 },
  { name: 'حمد بن عبدالله الكعبي', class: 'سيدان', plate: '7340 م ه', from: -28, until: -25 },
].map((one, at) => ({ ...one, phone: `+9689124013${at}`, end: { km: 310 + at * 55, fuel: '8' } }))

/** With somebody now; the first of them is swapped, stays longer and was fined. */
const out: readonly Told[] = [
  {
    ...{ name: 'سعود بن علي المرهون', phone: '+96891240121', class: 'سيدان', plate: '77120 ر', from: -4, until: -1 },
    ...{ swapped: { on: -2, plate: '30915 ك', why: 'مكيّفها لا يبرّد' }, extended: { on: -1, until: 1 } },
  },
  {
    name: 'مبارك بن سعيد الشنفري',
    phone: '+96890000042',
    class: 'عائلية',
    plate: '6155 ل',
    from: -2,
    until: 2,
    byPortal: 'mubarak',
  },
  { name: 'أميرة بنت سالم قطميم', phone: '+96891240122', class: 'صغيرة', plate: '3318 ر', from: -4, until: 0, time: '20:00' },
  {
    name: 'طلال بن حمود البوسعيدي',
    phone: '+96891240123',
    class: 'دفع رباعي',
    plate: '6620 ه',
    from: -3,
    until: 0,
    time: '21:30',
  },
  { name: 'خميس بن راشد الغافري', phone: '+96891240124', class: 'دفع رباعي', plate: '1177 د', from: -5, until: 9 },
  { name: 'سيف بن ناصر الهنائي', phone: '+96891240125', class: 'دفع رباعي', plate: '9042 أ', from: -1, until: 4 },
  { name: 'لمياء بنت سعيد رعفيت', phone: '+96891240126', class: 'صغيرة', plate: '90417 م', from: -2, until: 1 },
  { name: 'ياسر بن فرج بيت نصيب', phone: '+96891240127', class: 'حافلة صغيرة', plate: '5012 ب', from: -3, until: 1 },
  { name: 'جون ماثيو', phone: '+96891240128', class: 'حافلة صغيرة', plate: '44190 ر', from: -1, until: 2 },
]

export const late = 'علي بن سعيد باعلوي'
export const toldRentals: readonly Told[] = [
  forLong,
  ...longBack,
  {
    ...{ name: 'عائشة بنت محاد المهرية', phone: '+96891240104', class: 'سيدان', plate: '77120 ر', from: -9, until: -5 },
    end: { km: 920, fuel: '6', dent: true },
  },
  { name: 'ناصر بن محمد الغساني', phone: '+96891240101', class: 'سيدان', plate: '18264 د', from: -3, until: 2 },
  { name: late, phone: '+96891240102', class: 'دفع رباعي', plate: '8803 أ', from: -6, until: -1 },
  {
    ...{ name: 'هيثم بن سالم العوائد', phone: '+96891240103', class: 'صغيرة', plate: '1204 س', from: -5, until: -1 },
    extended: { on: -1, until: 2 },
  },
  ...out,
  { name: 'مسلم بن أحمد كشوب', phone: '+96891240105', class: 'عائلية', plate: '2733 و', from: 0, until: 3, end: 'signed' },
]

/** A company, and its drivers who have two of its cars. */
export const toldCompany = {
  kind: 'company',
  name: 'شركة ريسوت للخدمات اللوجستية',
  phone: '+96891240110',
  commercialRegister: '1240110',
} as const
export const companyDrivers: readonly Told[] = [
  { name: 'أحمد بن سالم عكعاك', phone: '+96891240111', class: 'بيك أب', plate: '60233 د', from: -12, until: 48 },
  { name: 'راجيش كومار', phone: '+96891240112', class: 'سيدان', plate: '7340 م ه', from: -8, until: 22 },
]

/** Has booked the very car that is late, for this evening. */
export const waitsForLate: Told = {
  ...{
    name: 'خلفان بن سعيد الجابري',
    phone: '+96891240140',
    class: 'دفع رباعي',
    plate: '8803 أ',
    from: 0,
    until: 2,
    time: '20:00',
  },
}

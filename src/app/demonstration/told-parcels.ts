/** Parcels of the demonstration: days are counted from today. */
export type ToldParcel = {
  from: 'SLL' | 'THM'
  to: 'SLL' | 'THM'
  sender: string
  senderPhone: string
  reference?: string
  recipient: string
  phone: string
  place: string
  content: string
  kilos: string
  more?: string
  payer?: 'recipient'
  /** What is collected for its sender. */
  cod?: string
  /** To the door, by this landmark. */
  door?: string
  /** The day it was taken in, and how far it came by now. */
  on: number
  end?: 'shelved' | 'held' | 'on-the-way' | 'waiting' | 'returning' | 'handed-over' | 'with-courier' | 'delivered'
}

const luban = { sender: 'متجر لبان ظفار', senderPhone: '90000161' }
const naseem = { sender: 'نسيم أتين للأزياء', senderPhone: '90000162' }
const oasis = { sender: 'واحة ثمريت للأجهزة', senderPhone: '90000163' }
const south = { from: 'SLL', to: 'THM', place: 'ثمريت' } as const
const north = { from: 'THM', to: 'SLL', place: 'صلالة' } as const
const here = { from: 'SLL', to: 'SLL', place: 'صلالة' } as const

export const toldParcels: readonly ToldParcel[] = [
  {
    ...here,
    ...luban,
    reference: 'LD-2041',
    recipient: 'مريم الكثيري',
    phone: '90000171',
    content: 'لبان حوجري',
    kilos: '0.8',
    on: -9,
    end: 'waiting',
  },
  {
    ...south,
    ...luban,
    reference: 'LD-2042',
    recipient: 'سالم جعبوب',
    phone: '90000172',
    content: 'مباخر فخار',
    kilos: '3.2',
    on: -9,
    end: 'handed-over',
  },
  {
    ...north,
    ...oasis,
    recipient: 'علي الشنفري',
    phone: '90000173',
    content: 'مضخة ماء',
    kilos: '12.4',
    on: -8,
    end: 'handed-over',
  },
  {
    ...here,
    ...naseem,
    reference: 'NA-318',
    recipient: 'خديجة باعمر',
    cod: '18.500',
    phone: '90000174',
    content: 'ملابس أطفال',
    kilos: '1.2',
    on: -8,
    end: 'handed-over',
  },
  {
    ...south,
    ...naseem,
    reference: 'NA-319',
    recipient: 'حليمة المهري',
    phone: '90000175',
    content: 'عباءات',
    kilos: '2.1',
    on: -7,
    end: 'handed-over',
  },
  {
    ...here,
    ...luban,
    reference: 'LD-2043',
    recipient: 'سعيد العمري',
    phone: '90000176',
    content: 'هدايا',
    kilos: '0.6',
    more: '0.7',
    on: -6,
    end: 'handed-over',
  },
  {
    ...north,
    ...oasis,
    recipient: 'محاد كشوب',
    phone: '90000177',
    content: 'قطع غيار',
    kilos: '5.5',
    payer: 'recipient',
    on: -6,
    end: 'handed-over',
  },
  {
    ...here,
    ...naseem,
    reference: 'NA-320',
    recipient: 'طفول المعشني',
    phone: '90000178',
    content: 'فستان سهرة',
    kilos: '1.9',
    on: -5,
    end: 'returning',
  },
  {
    ...here,
    ...luban,
    reference: 'LD-2044',
    recipient: 'فاطمة الرواس',
    phone: '90000179',
    content: 'عسل سدر',
    kilos: '4.0',
    on: -4,
    end: 'waiting',
  },
  {
    ...south,
    ...luban,
    reference: 'LD-2045',
    recipient: 'بخيت المهري',
    phone: '90000180',
    content: 'مباخر نحاس',
    kilos: '6.3',
    on: -3,
    end: 'handed-over',
  },
  { ...north, ...oasis, recipient: 'عامر تبوك', phone: '90000181', content: 'خزان صغير', kilos: '18.2', on: -3, end: 'waiting' },
  {
    ...here,
    ...naseem,
    reference: 'NA-321',
    recipient: 'منى الغساني',
    phone: '90000182',
    content: 'شيلات',
    kilos: '0.9',
    payer: 'recipient',
    on: -2,
    end: 'waiting',
  },
  {
    ...south,
    ...naseem,
    reference: 'NA-322',
    recipient: 'سلمى جداد',
    phone: '90000183',
    content: 'ملابس مدرسية',
    kilos: '3.4',
    more: '2.8',
    on: -1,
    end: 'on-the-way',
  },
  {
    ...south,
    ...luban,
    reference: 'LD-2046',
    recipient: 'أحمد زعبنوت',
    phone: '90000184',
    content: 'لبان وبخور',
    kilos: '1.1',
    on: -1,
    end: 'on-the-way',
  },
  { ...here, ...oasis, recipient: 'نصيب فرج', phone: '90000185', content: 'مصابيح', kilos: '2.2', on: -1, end: 'held' },
  {
    ...south,
    ...naseem,
    reference: 'NA-323',
    recipient: 'رحمة حاردان',
    phone: '90000186',
    content: 'عباءة',
    kilos: '1.0',
    on: -1,
    end: 'shelved',
  },
  {
    ...here,
    ...luban,
    reference: 'LD-2047',
    recipient: 'يسرى عيدروس',
    phone: '90000187',
    content: 'بخور ظفاري',
    kilos: '0.7',
    on: 0,
    end: 'shelved',
  },
  {
    ...south,
    ...luban,
    reference: 'LD-2048',
    recipient: 'مسلم قطن',
    phone: '90000188',
    content: 'مباخر خشب',
    kilos: '2.6',
    on: 0,
  },
  {
    ...{
      ...here,
      ...luban,
      reference: 'LD-2049',
      recipient: 'عائشة المعشني',
      phone: '90000191',
      content: 'مباخر فخار',
      kilos: '1.6',
    },
    ...{ door: 'السعادة، خلف جامع الهدى', cod: '12.500', on: -1, end: 'with-courier' },
  },
  {
    ...{ ...here, ...naseem, reference: 'NA-324', recipient: 'هدى الشحري', phone: '90000192', content: 'عباءة', kilos: '0.9' },
    ...{ door: 'عوقد، البوابة البيضاء بجانب المخبز', on: -1, end: 'with-courier' },
  },
  {
    ...{
      ...here,
      ...luban,
      reference: 'LD-2050',
      recipient: 'سعيد العمري',
      phone: '90000193',
      content: 'بخور ومجامر',
      kilos: '0.8',
    },
    ...{ door: 'الدهاريز، مقابل مدرسة الأمل', cod: '7.250', on: -1, end: 'delivered' },
  },
  {
    ...{ ...here, ...naseem, reference: 'NA-325', recipient: 'نورة الغساني', phone: '90000194', content: 'فستان', kilos: '0.6' },
    ...{ door: 'صحلنوت، خلف مركز الصحة', cod: '20', payer: 'recipient', on: -1, end: 'delivered' },
  },
  {
    ...{ ...here, ...luban, reference: 'LD-2050', recipient: 'علي بامخالف', phone: '90000193', content: 'عسل سدر', kilos: '3.1' },
    ...{ door: 'الدهاريز، قرب فندق الشاطئ', on: 0, end: 'shelved' },
  },
]

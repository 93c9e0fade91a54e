/** What every sheet says, for kinds whose paper is in both languages. */
export const english: Record<string, string> = {
  'السجل التجاري': 'CR',
  'الرقم الضريبي': 'VATIN',
  'يوم المعاينة': 'Date',
  الحالة: 'State',
  ملاحظات: 'Notes',
  ملاحظة: 'Note',
  المكان: 'Part',
  البند: 'Item',
  'عند التسليم': 'At hand-over',
  الآن: 'Now',
  قبل: 'Before',
  الجزء: 'Panel',
  العلامة: 'Mark',
  العلامات: 'Marks',
  الصور: 'Pictures',
  'ما عويِن': 'What was checked',
  'ما ساء منذ التسليم': 'Worse since hand-over',
  'عادت كما سُلّمت.': 'Returned as handed over.',
  'البنود كما سُلّمت، والعلامات الجديدة أدناه.': 'Items as handed over; new marks below.',
  'لا علامات.': 'No marks.',
  'لم يتغيّر شيء.': 'Nothing changed.',
  'ممثل الشركة': 'For the company',
  مسودة: 'Draft',
  موقَّع: 'Signed',
  سليم: 'Sound',
  مستعمل: 'Worn',
  متضرر: 'Damaged',
  مفقود: 'Missing',
  'لم يُذكر في محضر التسليم': 'Not on the hand-over sheet',
  جديدة: 'New',
}

const marks = {
  ...{
    scratch: 'Scratch',
    dent: 'Dent',
    break: 'Break',
    crack: 'Crack',
    rust: 'Rust',
    chip: 'Stone chip',
    missing: 'Part missing',
  },
}
const sizes = { small: 'up to 5 cm', medium: '5 to 15 cm', large: 'over 15 cm' }

/** «Dent, up to 5 cm» */
export const markInEnglish = ({ what, size }: { what: keyof typeof marks; size: keyof typeof sizes }) =>
  `${marks[what]}, ${sizes[size]}`

/** «door front left», by the name of the panel. */
export const panelInEnglish = (panel: string) => panel.replaceAll('-', ' ')

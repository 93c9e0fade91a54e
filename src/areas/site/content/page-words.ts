import { pages } from '#areas/site/pages.ts'
import { textOf } from './clauses.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** Points stand one on each line. */
export type PageWords = { title: string; lead: string; points: string }

const written = (title: string, lead: string, points: string[]): PageWords => ({ title, lead, points: points.join('\n') })

/** The words the pages come with: version 0 of each. */
export const firstWords = {
  home: written('', 'نحصّل إيجارك، ونبني بيتك، ونؤجّر لك المعدّة والسيارة، ونوصل طردك. حساب واحد، وسعر مكتوب، وسند قبض لكل دفعة.', [
    'سند قبض مرقّم لكل دفعة',
    'عقود توقّعها من هاتفك',
    'فريق تكلّمه في صلالة',
  ]),
  rent: written(
    'إيجارك في حسابك،\nوكشفه في يدك',
    'نتابع المستأجرين، ونقبض الإيجار نقدًا أو بتحويل أو بشيكات آجلة، ونوثّق العقود، ثم نحوّل إليك الصافي مع كشف حساب.',
    [
      'أقساط تصدر في مواعيدها وسندات قبض مرقّمة',
      'حافظة للشيكات الآجلة، وتذكير قبل موعد كل شيك',
      'متابعة المتأخرات بتذكيرات وإنذارات وإخطارات محفوظة',
      'كشف حساب للمالك ولكل شريك بحصته',
      'بلاغات صيانة، ولا مصروف فوق حدك إلا بموافقتك',
      'محاضر تسليم وإعادة بقراءة عدادات الكهرباء والمياه',
    ],
  ),
  construction: written(
    'نبني كما اتفقنا',
    'من إباحة البناء إلى تسليم المفتاح: جدول كميات مفصّل، ومراحل مكتوبة، ومبالغ لا تُستحق إلا بعد إنجاز تراه بالصور والأرقام.',
    [
      'بناء الفلل والمباني التجارية',
      'الإضافات والترميم',
      'متابعة إباحة البناء ومعاينات البلدية',
      'يوميات موقع مصورة',
      'أوامر تغيير لا تُنفَّذ إلا بموافقتك',
      'محتجزات وفترة ضمان عيوب كما في العقد',
      'تسليم ابتدائي ثم نهائي بقائمة ملاحظات',
    ],
  ),
  equipment: written(
    'المعدّة المناسبة،\nفي موقعك وفي وقتها',
    'معدات للحفر والرفع والنقل والطاقة، بمشغّل أو بدونه. اختر المدة، واعرف التكلفة قبل الحجز، ووقّع كشف الساعات من هاتفك.',
    [
      'تأجير بالساعة أو اليوم أو الأسبوع أو الشهر',
      'نقل المعدّة إلى الموقع ومنه',
      'صيانة دورية، واستبدال عند العطل كما في العقد',
      'كشف ساعات يوقّعه ممثل موقعك',
      'فاتورة مطابقة لكشف الساعات',
    ],
  ),
  cars: written(
    'سيارتك جاهزة، والطريق على راحتك',
    'سيارات صغيرة وعائلية ودفع رباعي. يظهر السعر كاملًا، شاملًا الضريبة، قبل أن تؤكد الحجز.',
    ['تأمين المركبة وفق وثيقتها، ومبلغ التحمّل مكتوب', 'كيلومترات مشمولة مكتوبة في السعر', 'محضر تسليم وإعادة مصوّر'],
  ),
  parcels: written('طردك من الباب إلى الباب', 'نستلم طردك ونوصله، وتتابع كل خطوة برقم واحد، ولا يُسلَّم إلا برمز أو توقيع.', [
    'بوليصة برمز شريطي ورقم تتبّع',
    'تسليم برمز أو توقيع، وإثبات تسليم',
    'إعادة إلى المرسل عند التعذّر',
    'تعويض وفق الأنظمة المعمول بها',
  ]),
  privacy: { title: pages.privacy.name, lead: pages.privacy.description, points: textOf(privacy) },
  terms: { title: pages.terms.name, lead: pages.terms.description, points: textOf(terms) },
} satisfies Record<string, PageWords>

/** Those of the law: of them only the clauses are written, and each publication is an edition of its own, which consents keep. */
export const legalPages = ['privacy', 'terms'] as const satisfies readonly (keyof typeof firstWords)[]
export type LegalPage = (typeof legalPages)[number]
export const isLegal = (page: WrittenPage): page is LegalPage => legalPages.some((legal) => legal === page)

export type WrittenPage = keyof typeof firstWords
export const writtenPages = Object.keys(firstWords) as [WrittenPage, ...WrittenPage[]]
export const isWrittenPage = (name: string | undefined): name is WrittenPage => writtenPages.some((page) => page === name)
export const pageOf = (name: WrittenPage) => pages[name]

/** As the page shows them. */
export const shownWords = ({ title, lead, points }: PageWords) => ({ title, lead, points: points.split('\n').filter(Boolean) })

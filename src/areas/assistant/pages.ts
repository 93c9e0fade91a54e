import { services } from '#values/services.ts'
import type { Known } from './answer.ts'

/** The pages a visitor is sent to, with what is said of them and the words they are asked for with. */
export const knownPages: Known[] = [
  {
    title: services.rent.label,
    keywords: 'إدارة أملاك عقار مالك ملاك أضف عقاري تحصيل إيجار وحدة شاغرة معاينة للإيجار أبحث سكن مستأجر',
    text: 'نذكّر المستأجر، ونقبض الإيجار، ونصدر السند، ونحوّل إليك الصافي مع كشف حساب مفصّل.',
    link: { path: services.rent.path, label: services.rent.label },
  },
  {
    title: services.construction.label,
    keywords: 'بناء مقاولات عرض سعر معاينة موقع ترميم إضافة ملحق سور مخططات إباحة جدول كميات',
    text: 'فلل ومبانٍ وترميم، بجدول كميات ومراحل، وشهادات دفع مرتبطة بما أُنجز.',
    link: { path: services.construction.path, label: services.construction.label },
  },
  {
    title: services.equipment.label,
    keywords: 'معدات متاحة احجز معدة شيول حفارة كرين رافعة مولد قلاب رولر تنكر كمبريسور سقالات بكهو لودر',
    text: 'شيولات وحفارات وكرينات ومولدات، بمشغّل أو بدونه، من الساعة إلى الشهر.',
    link: { path: services.equipment.path, label: services.equipment.label },
  },
  {
    title: services.cars.label,
    keywords: 'احجز سيارة حجز سيارات دفع رباعي صالون خريف مطار أسعار سيارات',
    text: 'سيارة صغيرة أو عائلية أو دفع رباعي، والسعر كاملًا قبل أن تحجز.',
    link: { path: services.cars.path, label: services.cars.label },
  },
  {
    title: services.parcels.label,
    keywords: 'أرسل طردًا إرسال طرد توصيل استلام من الباب بريد الدفع عند الاستلام تتبع',
    text: 'نستلم الطرد ونحفظه ونوصله، ورقم واحد يتتبّع كل خطوة.',
    link: { path: services.parcels.path, label: services.parcels.label },
  },
  {
    title: 'سعر إرسال الطرد',
    keywords: 'كم سعر توصيل طرد تعرفة احسب السعر وزن أسعار الطرود',
    text: 'السعر بحسب المنطقة والوزن المحتسب، وتجده في صفحة الطرود.',
    link: { path: `${services.parcels.path}#price`, label: 'احسب السعر' },
  },
  {
    title: 'الخدمات',
    keywords: 'ماذا تقدمون خدماتكم ما هي خدمات تخصص تشتغلون',
    text: 'خمس خدمات: تحصيل الإيجارات، ومقاولات البناء، وتأجير معدات البناء، وتأجير السيارات، وإدارة الطرود البريدية.',
    link: { path: '/services', label: 'الخدمات' },
  },
  {
    title: 'عن الشركة',
    keywords: 'من أنتم شركة تحالف نبذة سجل تجاري ترخيص',
    text: 'شركة عُمانية من صلالة تجمع خمس خدمات تحت سقف واحد.',
    link: { path: '/about', label: 'عن الشركة' },
  },
  {
    title: 'طلب دعم',
    keywords: 'شكوى مشكلة عطل بلاغ صيانة خطأ دعم مساعدة تأخر اعتراض',
    text: 'صف ما حدث في طلب دعم، ويصلك رقم تتابع به.',
    link: { path: '/support', label: 'طلب دعم' },
  },
  {
    title: 'تواصل معنا',
    keywords: 'تواصل هاتف رقم عنوان مكتب بريد إيميل واتساب خريطة موقع ساعات دوام',
    text: 'اكتب لنا من صفحة التواصل، ونرد عليك.',
    link: { path: '/contact', label: 'تواصل معنا' },
  },
  {
    title: 'سياسة الخصوصية',
    keywords: 'بيانات خصوصية حماية حذف بياناتي',
    text: 'كيف نحفظ بياناتك وحقوقك عليها.',
    link: { path: '/privacy', label: 'سياسة الخصوصية' },
  },
  {
    title: 'الشروط والأحكام',
    keywords: 'شروط أحكام قوانين الموقع',
    text: 'شروط استعمال الموقع وخدمات التحالف.',
    link: { path: '/terms', label: 'الشروط والأحكام' },
  },
  {
    title: 'الإلغاء والاسترداد',
    keywords: 'ألغي إلغاء حجز استرداد أسترد مبلغ فلوس يرجع ترجعون',
    text: 'متى وكيف تلغي، وما يُردّ إليك.',
    link: { path: '/cancellation', label: 'الإلغاء والاسترداد' },
  },
]

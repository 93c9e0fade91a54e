import { services } from '#values/services.ts'
import type { Known } from './search.ts'

/** The pages a visitor is sent to, with what is said of them and the words they are asked for with. */
export const knownPages: Known[] = [
  page(services.rent.label, services.rent.path, {
    keywords: 'إدارة أملاك عقار مالك ملاك أضف عقاري تحصيل إيجار وحدة شاغرة معاينة للإيجار أبحث سكن مستأجر',
    text: 'نذكّر المستأجر، ونقبض الإيجار، ونصدر السند، ونحوّل إليك الصافي مع كشف حساب مفصّل.',
  }),
  page(services.construction.label, services.construction.path, {
    keywords: 'بناء مقاولات عرض سعر معاينة موقع ترميم إضافة ملحق سور مخططات إباحة جدول كميات',
    text: 'فلل ومبانٍ وترميم، بجدول كميات ومراحل، وشهادات دفع مرتبطة بما أُنجز.',
  }),
  page(services.equipment.label, services.equipment.path, {
    keywords: 'معدات متاحة احجز معدة شيول حفارة كرين رافعة مولد قلاب رولر تنكر كمبريسور سقالات بكهو لودر',
    text: 'شيولات وحفارات وكرينات ومولدات، بمشغّل أو بدونه، من الساعة إلى الشهر.',
  }),
  page(services.cars.label, services.cars.path, {
    keywords: 'احجز سيارة حجز سيارات دفع رباعي صالون خريف مطار أسعار سيارات',
    text: 'سيارة صغيرة أو عائلية أو دفع رباعي، والسعر كاملًا قبل أن تحجز.',
  }),
  page(services.parcels.label, services.parcels.path, {
    keywords: 'أرسل طردًا إرسال طرد توصيل استلام من الباب بريد الدفع عند الاستلام تتبع',
    text: 'نستلم الطرد ونحفظه ونوصله، ورقم واحد تتتبّع به كل خطوة.',
  }),
  {
    title: 'سعر إرسال الطرد',
    keywords: 'كم سعر توصيل طرد تعرفة احسب السعر وزن أسعار الطرود',
    text: 'السعر بحسب المنطقة والوزن المحتسب، وتجده في صفحة الطرود.',
    link: { path: `${services.parcels.path}#price`, label: 'احسب السعر' },
  },
  page('الخدمات', '/services', {
    keywords: 'ماذا تقدمون خدماتكم ما هي خدمات تخصص تشتغلون',
    text: 'خمس خدمات: تحصيل الإيجارات، ومقاولات البناء، وتأجير معدات البناء، وتأجير السيارات، وإدارة الطرود البريدية.',
  }),
  page('عن الشركة', '/about', {
    keywords: 'من أنتم شركة تحالف نبذة سجل تجاري ترخيص',
    text: 'شركة عُمانية من صلالة تجمع خمس خدمات تحت سقف واحد.',
  }),
  page('طلب دعم', '/support', {
    keywords: 'شكوى مشكلة عطل بلاغ صيانة خطأ دعم مساعدة تأخر اعتراض',
    text: 'صف ما حدث في طلب دعم، ويصلك رقم تتابع به.',
  }),
  page('تواصل معنا', '/contact', {
    keywords: 'تواصل هاتف رقم عنوان مكتب بريد إيميل واتساب خريطة موقع ساعات دوام',
    text: 'اكتب لنا من صفحة التواصل، ونرد عليك.',
  }),
  page('سياسة الخصوصية', '/privacy', {
    keywords: 'بيانات خصوصية حماية حذف بياناتي',
    text: 'كيف نحفظ بياناتك وحقوقك عليها.',
  }),
  page('الشروط والأحكام', '/terms', {
    keywords: 'شروط أحكام قوانين الموقع',
    text: 'شروط استعمال الموقع وخدمات التحالف.',
  }),
  page('الإلغاء والاسترداد', '/cancellation', {
    keywords: 'ألغي إلغاء حجز استرداد أسترد مبلغ فلوس يرجع ترجعون',
    text: 'متى وكيف تلغي، وما يُردّ إليك.',
  }),
  page('إمكانية الوصول', '/accessibility', {
    keywords: 'إعاقة كفيف قارئ شاشة تكبير النص لوحة المفاتيح وصول',
    text: 'كيف يستعمل الموقع من يقرأ أو يكتب أو يسمع بطريقة أخرى.',
  }),
]

/** A page that is called in the answer as it is called at its head. */
function page(title: string, path: string, said: Pick<Known, 'keywords' | 'text'>): Known {
  return { title, ...said, link: { path, label: title } }
}

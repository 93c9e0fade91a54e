import { services } from '#values/services.ts'

/** A page every visitor may read. `within` is the page above it in the breadcrumbs, `image` a picture of its own for links to it. */
export type PublicPage = { path: string; name: string; title: string; description: string; within?: PublicPage; image?: string }

const home: PublicPage = {
  path: '/',
  name: 'الرئيسية',
  title: 'التحالف · خمس خدمات وباب واحد في صلالة',
  description: 'تحصيل إيجارات ومقاولات بناء وتأجير معدات وسيارات وإدارة طرود في صلالة ومحافظة ظفار، من حساب واحد.',
}
const overview: PublicPage = {
  path: '/services',
  name: 'الخدمات',
  title: 'الخدمات · التحالف',
  description: 'خمس خدمات لأهل ظفار وضيوفها: العقار والبناء والمعدات والسيارات والطرود.',
  within: home,
}

/** The public pages with their words for search engines: the breadcrumbs, the meta tags and the sitemap read this list. */
export const pages = {
  home,
  about: {
    path: '/about',
    name: 'عن الشركة',
    title: 'عن الشركة · التحالف',
    description: 'شركة عُمانية من صلالة تجمع خمس خدمات تحت سقف واحد.',
    within: home,
  },
  services: overview,
  rent: {
    path: services.rent.path,
    name: services.rent.label,
    title: 'تحصيل الإيجارات في صلالة · التحالف',
    description: 'نقبض إيجارك ونوثّق عقدك ونحوّل إليك الصافي مع كشف حساب.',
    within: overview,
  },
  construction: {
    path: services.construction.path,
    name: services.construction.label,
    title: 'مقاولات البناء في صلالة · التحالف',
    description: 'جدول كميات ومراحل وشهادات دفع مرتبطة بالإنجاز.',
    within: overview,
  },
  equipment: {
    path: services.equipment.path,
    name: services.equipment.label,
    title: 'تأجير معدات البناء في صلالة · التحالف',
    description: 'شيولات وحفارات وكرينات بمشغّل أو بدونه، من الساعة إلى الشهر.',
    within: overview,
  },
  cars: {
    path: services.cars.path,
    name: services.cars.label,
    title: 'تأجير سيارات في صلالة · التحالف',
    description: 'احجز سيارة والسعر كاملًا أمامك، شاملًا الضريبة.',
    within: overview,
  },
  parcels: {
    path: services.parcels.path,
    name: services.parcels.label,
    title: 'إدارة الطرود البريدية · التحالف',
    description: 'أرسل طردًا، وتتبّعه برقم واحد، والتسليم برمز أو توقيع.',
    within: overview,
  },
  support: {
    path: '/support',
    name: 'الدعم',
    title: 'الدعم والأسئلة الشائعة · التحالف',
    description: 'أجوبة عن العقود والإيجار والسيارات والمعدات والطرود، وطلب دعم برقم.',
    within: home,
  },
  contact: {
    path: '/contact',
    name: 'تواصل معنا',
    title: 'تواصل معنا · التحالف',
    description: 'هاتف التحالف وبريده وموقعه في صلالة.',
    within: home,
  },
  privacy: {
    path: '/privacy',
    name: 'سياسة الخصوصية',
    title: 'سياسة الخصوصية · التحالف',
    description: 'كيف نحفظ بياناتك وحقوقك عليها.',
    within: home,
  },
  terms: {
    path: '/terms',
    name: 'الشروط والأحكام',
    title: 'الشروط والأحكام · التحالف',
    description: 'شروط استعمال الموقع وخدمات التحالف.',
    within: home,
  },
  cancellation: {
    path: '/cancellation',
    name: 'الإلغاء والاسترداد',
    title: 'الإلغاء والاسترداد · التحالف',
    description: 'متى وكيف تلغي، وما يُردّ إليك.',
    within: home,
  },
  accessibility: {
    path: '/accessibility',
    name: 'إمكانية الوصول',
    title: 'إمكانية الوصول · التحالف',
    description: 'كيف يستعمل الموقع من يقرأ أو يكتب أو يسمع بطريقة أخرى.',
    within: home,
  },
} satisfies Record<string, PublicPage>

/** From the first page down to this one. */
export const trail = (page: PublicPage): PublicPage[] => [...(page.within ? trail(page.within) : []), page]

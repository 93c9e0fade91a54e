import type { CompanyProfile } from '#areas/company/public.ts'
import { inGroups } from '#values/phones.ts'
import { isolated } from './answers.ts'
import type { Known } from './search.ts'

export const askPerson = 'كلّم موظفًا'

/** What the assistant says of itself, and what only a person can see: there it asks for a number to answer on. */
export const topics: Known[] = [
  {
    title: askPerson,
    keywords: 'موظف شخص خدمة عملاء حولني كلمني اتصلوا تتصلون',
    text: 'اترك اسمك ورقمك، ويرد عليك موظف.',
    offersPerson: true,
  },
  {
    title: 'تتبّع طرد',
    keywords: 'رقم التتبع حال الطرد متى يوصل تأخر',
    text: 'حال الطرد يراها الموظف. اكتب رقم التتبّع إن لم تكتبه، ثم اترك رقمك ويرد عليك.',
    offersPerson: true,
  },
  {
    title: 'المستحق عليّ',
    keywords: 'مستحقات أدفع فاتورة مبلغ رصيد دفع',
    text: 'المبالغ تخص صاحبها، فلا تُعرض هنا. اترك رقمك ويرد عليك موظف بالمستحق.',
    offersPerson: true,
  },
  { title: 'وساطة بيع', keywords: 'شراء بيع أرض عقارات للبيع', text: 'لا نقدّم وساطة بيع.' },
  {
    title: 'السلام عليكم',
    keywords: 'مرحبا هلا أهلا السلام صباح الخير مساء الخير هاي الو hello hi',
    text: 'أهلًا بك. اسأل عن خدماتنا، أو اطلب موظفًا.',
  },
  { title: 'شكرًا', keywords: 'مشكور يعطيك العافية تسلم', text: 'العفو. إن بقي سؤال فاكتبه.' },
]

/** Answers the company's settings give; each only when it is set. */
export function companyTopics({ hours, phone, whatsapp, email, place }: CompanyProfile): Known[] {
  const link = { path: '/contact', label: 'تواصل معنا' }
  const reach = [
    phone && `الهاتف ${isolated(inGroups(phone))}`,
    whatsapp && `واتساب ${isolated(inGroups(whatsapp))}`,
    email && `البريد الإلكتروني ${isolated(email)}`,
  ].filter(Boolean)
  const told: [title: string, keywords: string, text: string | null][] = [
    ['ساعات الدوام', 'دوام وقت فتح إغلاق جمعة سبت', hours?.lines.join('\n') ?? null],
    ['رقم الهاتف', 'هاتف رقم واتساب بريد إيميل اتصال تواصل', reach.join('\n')],
    ['عنوان المكتب', 'عنوان مكتب موقع خريطة فرع صلالة', place],
  ]
  return told.flatMap(([title, keywords, text]) => (text ? [{ title, keywords, text, link }] : []))
}

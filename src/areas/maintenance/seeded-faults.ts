import type { FaultKind, Nature, Payer, Priority } from './request.ts'

export type SeededFault = {
  property: string
  unit?: string
  place?: string
  ago: number
  category: FaultKind
  priority: Priority
  description: string
  suits?: string
  photo?: true
  rejected?: string
  nature?: Nature
  payer?: Payer
  payerReason?: string
  estimate?: string
  asks?: { amount: string; why: string; answer?: { as: 'accepted' | 'refused'; how: string } }
  visit?: { in: number; hours?: { visitFrom: string; visitUntil: string } }
  started?: true
  done?: { note: string; cost: string; confirmed?: true; reopened?: string }
}

const ours = { payer: 'company', payerReason: 'ضمن ما نتعهد به في العقد' } as const
const afternoon = { visitFrom: '16:00', visitUntil: '18:00' }

/** Invented faults; in each state a request can be in there is one. The units are let, and what an owner is asked is above what needs no question. */
export const seededFaults: SeededFault[] = [
  {
    ...{ property: 'برج السعادة', unit: 'شقة 12', ago: 0, category: 'plumbing', priority: 'normal', photo: true },
    description: 'تسريب تحت مغسلة المطبخ، والماء يصل إلى الخزانة.',
    suits: 'بعد العصر',
  },
  {
    ...{ property: 'مجمّع الحافة', place: 'مدخل المجمّع', ago: 3, category: 'electricity', priority: 'urgent' },
    description: 'عمود إنارة مكشوف الأسلاك عند المدخل.',
  },
  {
    ...{ property: 'برج السعادة', place: 'المصعد', ago: 1, category: 'other', priority: 'high', nature: 'structural' },
    ...{ description: 'يقف بين الدورين الثاني والثالث.', estimate: '35', ...ours },
  },
  {
    ...{
      property: 'بيت طاقة',
      place: 'خزان الماء',
      ago: 2,
      category: 'plumbing',
      priority: 'high',
      photo: true,
      nature: 'structural',
    },
    ...{ description: 'مضخة الماء لا تعمل، والخزان العلوي فارغ.', estimate: '62' },
    asks: { amount: '62', why: 'محرك المضخة محترق، ويُبدّل بآخر من المقاس نفسه مع صمام جديد. بعد معاينة الفني.' },
  },
  {
    ...{ property: 'برج السعادة', unit: 'شقة 7', ago: 1, category: 'cooling', priority: 'high', nature: 'everyday', photo: true },
    ...{ description: 'مكيف الصالة لا يبرّد ويقطر ماء.', suits: 'بعد الخامسة', ...ours },
    visit: { in: 0, hours: afternoon },
  },
  {
    ...{ property: 'بناية عوقد', unit: 'شقة 102', ago: 1, category: 'openings', priority: 'normal', nature: 'everyday' },
    ...{ description: 'باب الشرفة لا يُغلق.', ...ours, started: true },
    visit: { in: 0, hours: { visitFrom: '09:00', visitUntil: '11:00' } },
  },
  {
    ...{
      property: 'بناية عوقد',
      unit: 'شقة 201',
      ago: 4,
      category: 'plumbing',
      priority: 'high',
      nature: 'structural',
      estimate: '128',
    },
    description: 'أنبوب مكسور في جدار الحمام.',
    asks: {
      ...{ amount: '128', why: 'يُفتح الجدار ويُبدّل متر من الأنبوب ويُعاد البلاط.' },
      answer: { as: 'accepted', how: 'بالهاتف الساعة 5، قال نفّذوا وأرسلوا الصور.' },
    },
    visit: { in: -2 },
    done: { note: 'بُدّل الأنبوب وأُعيد البلاط، وجُرّب الماء ساعة.', cost: '126.500' },
  },
  {
    ...{
      property: 'مكاتب السلام',
      place: 'السطح',
      ago: 6,
      category: 'structure',
      priority: 'normal',
      nature: 'structural',
      estimate: '310',
    },
    description: 'شقوق في عزل السطح قبل موسم الخريف.',
    asks: {
      ...{ amount: '310', why: 'يُزال العزل القديم ويُمدّ جديد بضمان خمس سنوات.' },
      answer: { as: 'refused', how: 'بالهاتف، يريد عرضين آخرين قبل أن يقرر.' },
    },
  },
  {
    ...{
      property: 'بناية عوقد',
      unit: 'شقة 103',
      ago: 9,
      category: 'electricity',
      priority: 'normal',
      nature: 'everyday',
      ...ours,
    },
    ...{ description: 'قاطع المطبخ يفصل كل ليلة.', visit: { in: -8 } },
    done: { note: 'بُدّل القاطع ووُزّع الحمل على خطين.', cost: '14', confirmed: true },
  },
  {
    ...{ property: 'مجمّع الحافة', unit: 'محل 3', ago: 5, category: 'openings', priority: 'normal', nature: 'everyday', ...ours },
    ...{ description: 'الباب الجرار ثقيل ويعلق في منتصفه.', visit: { in: -4 } },
    done: { note: 'شُحّم المجرى وعُدّل النابض.', cost: '6', reopened: 'عاد يعلق من أول يوم' },
  },
  {
    ...{
      property: 'برج السعادة',
      unit: 'شقة 5',
      ago: 24,
      category: 'appliances',
      priority: 'normal',
      nature: 'everyday',
      ...ours,
    },
    ...{ description: 'سخان الماء لا يعمل.', visit: { in: -23 } },
    done: { note: 'بُدّل عنصر التسخين.', cost: '11.500', confirmed: true },
  },
  {
    ...{ property: 'برج السعادة', unit: 'شقة 9', ago: 8, category: 'other', priority: 'normal' },
    ...{ description: 'طلب تغيير لون جدران الصالة.', rejected: 'ليس عطلًا. يُطلب الطلاء من المكتب بعد موافقة المالك.' },
  },
]

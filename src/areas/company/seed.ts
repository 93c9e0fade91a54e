import type { Ctx } from '#platform/context.ts'
import { addBranch } from './use-cases/change-branches.ts'
import { changeSettings } from './use-cases/change-settings.ts'

const thumrait = {
  code: 'THM',
  nameAr: 'ثمريت',
  wilayat: 'ثمريت',
  address: 'مكتب العرض التجريبي، سوق ثمريت',
  phone: '+968 2300 0100',
}

const workday = '08:00-13:00 16:00-20:00'

/**
 * The demonstration office: whole enough to show every page, without a register, a licence or a promise that is not ours to invent. Its tax number is
 * nobody's either: it is there because an office that adds no tax has no return to show.
 */
export async function seedCompany(ctx: Ctx) {
  await changeSettings(ctx, {
    phones: '+968 2300 0000',
    whatsapp: '+968 9000 0000',
    email: 'office@altahaluf.example',
    address: 'مكتب العرض التجريبي، شارع السلطان قابوس',
    way: '2214',
    building: '18',
    postalCode: '211',
    mapLink: 'https://www.openstreetmap.org/search?query=Salalah',
    openingHours: {
      saturday: '09:00-13:00',
      sunday: workday,
      monday: workday,
      tuesday: workday,
      wednesday: workday,
      thursday: workday,
    },
    noticeText: 'هذا مكتب تجريبي: الأسعار وبيانات التواصل للعرض فقط.',
    serviceArea: 'من صلالة، لمحافظة ظفار كلها',
    about:
      'بدأت فكرة التحالف من حاجة بسيطة: أن يجد المالك وصاحب المشروع والمستأجر والتاجر جهة واحدة بدل مكاتب كثيرة. جمعنا خمس خدمات تحت سقف واحد، وجعلنا كل معاملة فيها مكتوبة ومرقّمة ويُرجع إليها.',
    mission: 'خدمة صادقة، وسعر مكتوب، وحساب لا يضيع فيه ريال.',
    vision: 'أن يقضي الناس في ظفار معاملاتهم من باب واحد.',
    vatin: 'OM1100000000',
    vatRate: '5',
    rentCommission: '5',
  })
  await addBranch(ctx, thumrait)
}

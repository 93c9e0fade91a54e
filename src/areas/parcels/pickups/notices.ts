import { notice } from '#platform/messages/notice.ts'
import { howMany } from '#values/plural.ts'
import { ownPickupsPath, pickupsPath } from '../paths.ts'
import { parcelPermissions as may } from '../permissions.ts'
import { pickupAsked, pickupCancelled, pickupScheduled } from './facts.ts'

const when = {
  label: 'الموعد',
  sample: 'الخميس 3 ديسمبر 2026، بين 4:00 م و6:00 م',
  longest: 'الأربعاء 30 سبتمبر 2026، بين 10:00 ص و12:00 م',
}

export const pickupNotices = [
  notice({
    name: 'parcels.pickup-waits',
    label: 'طلب تاجر استلام طروده من عنده',
    on: pickupAsked,
    variables: { merchant: { label: 'التاجر', sample: 'متجر لبان ظفار' }, count: { label: 'كم', sample: '12 طردًا' }, when },
    templates: { 'in-app': 'طلب {merchant} استلام {count} من عنده: {when}' },
    tell: ({ merchant, branchId, count, when: at }) => ({
      to: { holdersOf: may.dispatch, branchId },
      values: { merchant, count: howMany(count, 'parcel', 'gen'), when: at },
      path: pickupsPath,
    }),
  }),
  notice({
    name: 'parcels.tell-pickup-scheduled',
    label: 'حُدّد موعد استلام طرود تاجر',
    on: pickupScheduled,
    atAnyHour: true,
    variables: { courier: { label: 'المندوب', sample: 'حمد العمري', longest: 'عبدالرحمن بن محمد العمري' }, when },
    templates: {
      'in-app': 'يمر {courier} لاستلام طرودك: {when}',
      sms: 'التحالف: يمر {courier} لاستلام طرودك: {when}.',
      whatsapp: 'السلام عليكم، يمر {courier} لاستلام طرودك: {when}.',
    },
    tell: ({ partyId, courier, when: at }) => ({ to: { partyId }, values: { courier, when: at }, path: ownPickupsPath }),
  }),
  notice({
    name: 'parcels.tell-pickup-cancelled',
    label: 'ألغى الفرع استلام طرود تاجر',
    on: pickupCancelled,
    atAnyHour: true,
    variables: { when, reason: { label: 'السبب', sample: 'العنوان خارج ما نصل إليه اليوم' } },
    templates: {
      'in-app': 'أُلغي استلام طرودك {when}: {reason}',
      sms: 'التحالف: أُلغي استلام طرودك {when}: {reason}.',
      whatsapp: 'السلام عليكم، أُلغي استلام طرودك {when}: {reason}.',
    },
    tell: ({ partyId, when: at, byOffice, reason }) =>
      byOffice ? { to: { partyId }, values: { when: at, reason: reason ?? '' }, path: ownPickupsPath } : null,
  }),
]

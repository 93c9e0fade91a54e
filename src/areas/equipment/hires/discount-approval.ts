import { z } from 'zod'
import type { Approvable } from '#platform/area.ts'
import { inRials } from '#values/money.ts'
import { hirePath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { discountAction, setDiscount } from './discount.ts'
import { loadHireForUpdate } from './load-for-update.ts'
import { hire } from './queries.ts'

export const AskedHireDiscount = z.object({ contractId: z.uuid(), percent: z.number(), why: z.string(), by: z.string() })

/** Above the limit of who quotes, a second person agrees. */
export const approveHireDiscount: Approvable = {
  action: discountAction,
  label: 'خصم على أسعار المعدات فوق الحد',
  approver: 'generalManager',
  async tell(ctx, payload) {
    const { contractId, percent, why } = AskedHireDiscount.parse(payload)
    const one = await hire(ctx, contractId)
    return [
      {
        question: 'العرض',
        answer: one ? `${one.number}، ${one.name}، ${one.site}` : 'عرض خارج صلاحيتك',
        path: one ? hirePath(contractId) : null,
      },
      ...(one ? [{ question: 'الصافي الآن', answer: inRials(one.net) }] : []),
      { question: 'الخصم', answer: `${percent}% من أسعار القائمة` },
      { question: 'السبب', answer: why },
      { question: 'بعد الاعتماد', answer: 'تتغيّر أسعار العرض، ثم يُرسل إلى العميل.' },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.quote) ? hirePath(AskedHireDiscount.parse(payload).contractId) : null
  },
  async apply(work, payload) {
    const { contractId, ...discount } = AskedHireDiscount.parse(payload)
    await setDiscount(work, await loadHireForUpdate(work, contractId, may.discount), discount)
  },
}

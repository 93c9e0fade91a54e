import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const depositFactWords = {
  'finance.deposit-asked': 'طُلب تأمين مسترد',
  'finance.deposit-deducted': 'خُصم من تأمين مسترد',
  'finance.deposit-forfeit-asked': 'طُلبت مصادرة من تأمين مسترد',
  'finance.deposit-forfeited': 'صودر من تأمين مسترد',
  'finance.deposit-forfeit-rejected': 'رُفضت مصادرة من تأمين مسترد',
  'finance.deposit-release-changed': 'تغيّر موعد رد تأمين مسترد',
}

const Deposit = z.object({ contract: z.string(), amount: baisa })
const Deducted = Deposit.extend({ charge: z.string() })

const ofForfeit = (said: string) => (data: unknown) => {
  const told = Deposit.safeParse(data).data
  return told ? `${said} ${inRials(told.amount)} من تأمين ${told.contract}` : null
}

/** Of which contract, and how much. */
export const depositFactLines: FactLines = {
  'finance.deposit-asked': (data) => {
    const asked = Deposit.safeParse(data).data
    return asked ? `طُلب تأمين مسترد ${inRials(asked.amount)} عن ${asked.contract}` : null
  },
  'finance.deposit-deducted': (data) => {
    const taken = Deducted.safeParse(data).data
    return taken ? `خُصم ${inRials(taken.amount)} من تأمين ${taken.contract} عن ${taken.charge}` : null
  },
  'finance.deposit-forfeit-asked': ofForfeit('طُلبت مصادرة'),
  'finance.deposit-forfeited': ofForfeit('صودر'),
  'finance.deposit-forfeit-rejected': ofForfeit('رُفضت مصادرة'),
  'finance.deposit-release-changed': () => null,
}

export const depositPartWords = { contract: 'العقد', charge: 'المستحق', left: 'بقي', after: 'بعد' }

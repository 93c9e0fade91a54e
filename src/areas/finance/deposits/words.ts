import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
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

const ofForfeit = (said: string) => factLine(Deposit, (told) => `${said} ${inRials(told.amount)} من تأمين ${told.contract}`)

/** Of which contract, and how much. */
export const depositFactLines: FactLines = {
  'finance.deposit-asked': factLine(Deposit, (asked) => `طُلب تأمين مسترد ${inRials(asked.amount)} عن ${asked.contract}`),
  'finance.deposit-deducted': factLine(
    Deducted,
    (taken) => `خُصم ${inRials(taken.amount)} من تأمين ${taken.contract} عن ${taken.charge}`,
  ),
  'finance.deposit-forfeit-asked': ofForfeit('طُلبت مصادرة'),
  'finance.deposit-forfeited': ofForfeit('صودر'),
  'finance.deposit-forfeit-rejected': ofForfeit('رُفضت مصادرة'),
  'finance.deposit-release-changed': () => null,
}

export const depositPartWords = { contract: 'العقد', charge: 'المستحق', left: 'بقي', after: 'بعد' }

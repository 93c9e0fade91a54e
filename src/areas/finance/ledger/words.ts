import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const ledgerFactWords = {
  'finance.account-added': 'أُضيف حساب إلى الدليل',
  'finance.account-renamed': 'تغيّر اسم حساب في الدليل',
  'finance.account-stopped': 'أُوقف حساب في الدليل',
  'finance.account-resumed': 'أُعيد استخدام حساب في الدليل',
  'finance.journal-written': 'أُعدّ قيد يومية',
  'finance.journal-posted': 'رُحّل قيد يومية',
  'finance.journal-reversed': 'عُكس قيد يومية',
  'finance.opening-sign-off-asked': 'طُلب اعتماد الأرصدة الافتتاحية',
  'finance.opening-signed-off': 'اعتُمدت الأرصدة الافتتاحية',
  'finance.opening-sign-off-undo-asked': 'طُلب فتح الأرصدة الافتتاحية',
  'finance.opening-sign-off-undone': 'فُتحت الأرصدة الافتتاحية بعد اعتمادها',
  'finance.period-change-asked': 'طُلب إقفال فترة أو فتحها',
  'finance.period-locked': 'أُقفلت الفترة',
  'finance.period-unlocked': 'فُتحت الفترة',
  'finance.year-closed': 'أُقفلت السنة',
  'finance.year-reopened': 'فُتحت السنة',
}

const Account = z.object({ code: z.string(), name: z.string() })
const Numbered = z.object({ number: z.number() })
const Reopened = z.object({ reason: z.string() })
const Memo = z.object({ memo: z.string() })
const Year = z.object({ year: z.number(), number: z.number() })
const Asked = z.object({ change: z.string() })
const Locked = z.object({ lockedTo: z.string().nullable() })

const ofReason = (said: string) => factLine(Reopened, (why) => `${said}: ${why.reason}`)

const ofAccount = (said: string) => factLine(Account, (account) => `${said} ${account.code}، ${account.name}`)

/** Which account, which journal, until when. */
export const ledgerFactLines: FactLines = {
  'finance.account-added': ofAccount('أُضيف الحساب'),
  'finance.account-renamed': ofAccount('صار اسم الحساب'),
  'finance.account-stopped': ofAccount('أُوقف الحساب'),
  'finance.account-resumed': ofAccount('أُعيد استخدام الحساب'),
  'finance.journal-written': factLine(Memo, (written) => `أُعدّ قيد يومية: ${written.memo}`),
  'finance.journal-posted': factLine(Numbered, (posted) => `رُحّل قيد اليومية ${posted.number}`),
  'finance.journal-reversed': factLine(Numbered, (reversed) => `عُكس قيد اليومية ${reversed.number}`),
  'finance.opening-sign-off-asked': () => 'طُلب اعتماد الأرصدة الافتتاحية',
  'finance.opening-signed-off': () => 'اعتُمدت الأرصدة الافتتاحية',
  'finance.opening-sign-off-undo-asked': ofReason('طُلب فتح الأرصدة الافتتاحية'),
  'finance.opening-sign-off-undone': ofReason('فُتحت الأرصدة الافتتاحية بعد اعتمادها'),
  'finance.period-change-asked': factLine(Asked, ({ change }) => `طُلب ${change}`),
  'finance.period-locked': (data) => {
    const until = Locked.safeParse(data).data?.lockedTo
    return until ? `أُقفلت الفترة حتى ${dayInWords(until)}` : null
  },
  'finance.period-unlocked': (data) => {
    const locked = Locked.safeParse(data).data
    if (!locked) return null
    return locked.lockedTo ? `فُتح ما بعد ${dayInWords(locked.lockedTo)}` : 'فُتحت الدفاتر كلها'
  },
  'finance.year-closed': factLine(Year, (year) => `أُقفلت سنة ${year.year} بالقيد ${year.number}`),
  'finance.year-reopened': factLine(Year, (year) => `فُتحت سنة ${year.year} بالقيد ${year.number}`),
}

/** What the parts of its facts are called. */
export const ledgerPartWords = {
  code: 'رقم الحساب',
  parent: 'الحساب الأعلى',
  lockedTo: 'مقفلة حتى',
  number: 'الرقم',
  memo: 'البيان',
}

import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { differenceInWords } from './cash.ts'

export const cashFactWords = {
  'finance.box-added': 'أُضيف صندوق',
  'finance.box-renamed': 'تغيّر اسم صندوق',
  'finance.box-stopped': 'أُوقف صندوق',
  'finance.box-resumed': 'أُعيد استخدام صندوق',
  'finance.bank-account-added': 'أُضيف حساب بنكي للشركة',
  'finance.bank-account-changed': 'تغيّر حساب بنكي للشركة',
  'finance.bank-account-change-asked': 'طُلب تغيير حساب بنكي للشركة',
  'finance.bank-account-stopped': 'أُوقف حساب بنكي للشركة',
  'finance.bank-account-resumed': 'أُعيد استخدام حساب بنكي للشركة',
  'finance.session-opened': 'فُتحت وردية صندوق',
  'finance.session-counted': 'عُدّت وردية صندوق',
  'finance.difference-asked': 'طُلب اعتماد فرق صندوق',
  'finance.difference-approved': 'اعتُمد فرق صندوق',
  'finance.difference-sent-back': 'لم يُعتمد فرق صندوق',
  'finance.session-closed': 'أُغلقت وردية صندوق',
  'finance.bank-transfer-asked': 'طُلب تحويل من حساب الأمانات',
  'finance.cash-moved': 'نُقل نقد',
  'finance.cash-arrived': 'وصل نقد منقول',
  'finance.cash-taken-back': 'أُعيد نقد إلى صندوقه',
}

const Box = z.object({ name: z.string() })
const BankAccount = z.object({ bank: z.string(), iban: z.string() })
const Opened = z.object({ number: z.number(), box: z.string(), openingCash: baisa })
const Closed = z.object({ number: z.number(), box: z.string(), counted: baisa })
const Move = z.object({ from: z.string(), to: z.string(), amount: baisa })
const Difference = z.object({ number: z.number(), box: z.string(), difference: baisa })

/** From what the fact carries, or nothing where it is not what we know. */
const ofBox = (said: string) => factLine(Box, ({ name }) => `${said} ${name}`)
const ofAccount = (said: string) => factLine(BankAccount, ({ bank, iban }) => `${said} في ${bank}، آخره ${iban}`)
const ofMove = (said: string) => factLine(Move, (move) => `${said} ${inRials(move.amount)} من ${move.from} إلى ${move.to}`)
const ofDifference = (said: string) =>
  factLine(Difference, ({ number, box, difference }) => `${said} وردية ${number} على ${box}: ${differenceInWords(difference)}`)

export const cashFactLines: FactLines = {
  'finance.box-added': ofBox('أُضيف الصندوق'),
  'finance.box-renamed': ofBox('صار اسم الصندوق'),
  'finance.box-stopped': ofBox('أُوقف الصندوق'),
  'finance.box-resumed': ofBox('أُعيد استخدام الصندوق'),
  'finance.bank-account-added': ofAccount('أُضيف حساب الشركة'),
  'finance.bank-account-changed': factLine(z.object({ after: BankAccount }), ({ after }) => `تغيّر حساب الشركة في ${after.bank}`),
  'finance.bank-account-change-asked': factLine(
    z.object({ before: BankAccount }),
    ({ before }) => `طُلب تغيير حساب الشركة في ${before.bank}`,
  ),
  'finance.bank-account-stopped': ofAccount('أُوقف حساب الشركة'),
  'finance.bank-account-resumed': ofAccount('أُعيد استخدام حساب الشركة'),
  'finance.session-opened': factLine(
    Opened,
    ({ number, box, openingCash }) => `فُتحت وردية ${number} على ${box} وفيه ${inRials(openingCash)}`,
  ),
  'finance.session-counted': factLine(
    Closed.extend({ difference: baisa }),
    ({ number, box, counted, difference }) =>
      `عُدّ في وردية ${number} على ${box} ${inRials(counted)}، ${differenceInWords(difference)}`,
  ),
  'finance.difference-asked': ofDifference('طُلب اعتماد فرق'),
  'finance.difference-approved': ofDifference('اعتُمد فرق'),
  'finance.difference-sent-back': ofDifference('لم يُعتمد فرق'),
  'finance.bank-transfer-asked': ofMove('طُلب تحويل'),
  'finance.cash-moved': ofMove('نُقل'),
  'finance.cash-arrived': ofMove('وصل'),
  'finance.cash-taken-back': factLine(Move, ({ from: box, amount }) => `أُعيد ${inRials(amount)} إلى ${box}`),
  'finance.session-closed': factLine(
    Closed,
    ({ number, box, counted }) => `أُغلقت وردية ${number} على ${box} وفيه ${inRials(counted)}`,
  ),
}

export const cashPartWords = {
  bank: 'البنك',
  holder: 'صاحب الحساب',
  iban: 'الآيبان',
  shown: 'يظهر للعملاء',
  heldFor: 'نوع الحساب',
  box: 'الصندوق',
  openingCash: 'رصيد الافتتاح',
  counted: 'المعدود',
  difference: 'الفرق',
  atOpening: 'عند الفتح',
  slip: 'رقم القسيمة',
}

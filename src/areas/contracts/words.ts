import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { noticeSides } from './contract.ts'

export const contractFactWords = {
  'contracts.drafted': 'أُنشئت مسودة العقد',
  'contracts.draft-changed': 'عُدّلت مسودة العقد',
  'contracts.sent-for-signature': 'أُرسل العقد للتوقيع',
  'contracts.taken-back': 'أُعيد العقد إلى المسودة',
  'contracts.signed': 'وُقّع العقد',
  'contracts.activated': 'فُعّل العقد',
  'contracts.brought': 'أُدخل عقد سارٍ من قبل',
  'contracts.suspended': 'أُوقف العقد',
  'contracts.resumed': 'استُؤنف العقد',
  'contracts.notice-given': 'أُخطر بإنهاء العقد',
  'contracts.notice-withdrawn': 'سُحب الإخطار بإنهاء العقد',
  'contracts.renewed': 'جُدّد العقد بعقد لاحق',
  'contracts.early-end-asked': 'طُلب إنهاء العقد مبكرًا',
  'contracts.early-end-refused': 'لم يُعتمد إنهاء العقد مبكرًا',
  'contracts.early-end-agreed': 'اتُّفق على إنهاء العقد مبكرًا',
  'contracts.terminated-early': 'أُنهي العقد مبكرًا',
  'contracts.calling-off-asked': 'طُلب إلغاء العقد قبل أن يبدأ',
  'contracts.calling-off-refused': 'لم يُعتمد إلغاء العقد قبل أن يبدأ',
  'contracts.called-off': 'أُلغي العقد قبل أن يبدأ',
  'contracts.cancelled': 'أُلغي العقد قبل سريانه',
  'contracts.ended': 'انتهى العقد',
  'contracts.closed': 'أُغلق العقد',
}

const Told = z.object({ number: z.string(), party: z.string() })
const Explained = Told.extend({ reason: z.string() })
const Term = Told.extend({ startsOn: z.string(), endsOn: z.string() })
const side = z.enum(['party', 'company'])

const term = (said: string) =>
  factLine(
    Term,
    ({ number, party, startsOn, endsOn }) => `${said} ${number}، ${party}، من ${dayInWords(startsOn)} إلى ${dayInWords(endsOn)}`,
  )
const line = (said: string) => factLine(Told, ({ number, party }) => `${said} ${number}، ${party}`)
const explained = (said: string) => factLine(Explained, ({ number, party, reason }) => `${said} ${number}، ${party}: ${reason}`)
const calledOff = (said: string) =>
  factLine(
    Explained.extend({ by: side }),
    ({ number, party, by, reason }) => `${said} ${number} قبل أن يبدأ، ${party}، بطلب ${noticeSides[by]}: ${reason}`,
  )

export const contractFactLines: FactLines = {
  'contracts.drafted': term('أُنشئت مسودة العقد'),
  'contracts.draft-changed': line('عُدّلت مسودة العقد'),
  'contracts.sent-for-signature': line('أُرسل للتوقيع العقد'),
  'contracts.taken-back': explained('أُعيد إلى المسودة العقد'),
  'contracts.signed': factLine(
    Told.extend({ on: z.string(), way: z.enum(['paper', 'code']) }),
    ({ number, party, on, way }) =>
      `وُقّع العقد ${number}، ${party}، ${way === 'paper' ? 'على الورق' : 'برمز مرة واحدة'} في ${dayInWords(on)}`,
  ),
  'contracts.activated': term('فُعّل العقد'),
  'contracts.brought': term('أُدخل عقد سارٍ من قبل'),
  'contracts.suspended': explained('أُوقف العقد'),
  'contracts.resumed': line('استُؤنف العقد'),
  'contracts.notice-given': factLine(
    Explained.extend({ by: side, lastDay: z.string() }),
    ({ number, by, lastDay, reason }) =>
      `أخطر ${noticeSides[by]} بإنهاء العقد ${number}، وآخر يوم ${dayInWords(lastDay)}: ${reason}`,
  ),
  'contracts.notice-withdrawn': factLine(
    Told.extend({ reason: z.string().optional() }),
    ({ number, party, reason }) => `سُحب الإخطار بإنهاء العقد ${number}، ${party}${reason ? `: ${reason}` : ''}`,
  ),
  'contracts.renewed': factLine(
    Told.extend({ successor: z.string(), endsOn: z.string() }),
    ({ number, successor, endsOn }) => `جُدّد العقد ${number} بالعقد ${successor} حتى ${dayInWords(endsOn)}`,
  ),
  'contracts.early-end-asked': factLine(
    Explained.extend({ on: z.string() }),
    ({ number, party, on, reason }) => `طُلب إنهاء العقد ${number} مبكرًا، ${party}، في ${dayInWords(on)}: ${reason}`,
  ),
  'contracts.early-end-refused': explained('لم يُعتمد الإنهاء المبكر للعقد'),
  'contracts.early-end-agreed': factLine(
    Explained.extend({ lastDay: z.string() }),
    ({ number, party, lastDay, reason }) =>
      `اتُّفق على إنهاء العقد ${number} مبكرًا، ${party}، وآخر يوم ${dayInWords(lastDay)}: ${reason}`,
  ),
  'contracts.terminated-early': factLine(
    Explained.extend({ on: z.string() }),
    ({ number, party, on, reason }) => `أُنهي مبكرًا العقد ${number}، ${party}، في ${dayInWords(on)}: ${reason}`,
  ),
  'contracts.calling-off-asked': calledOff('طُلب إلغاء العقد'),
  'contracts.calling-off-refused': explained('لم يُعتمد أن يُلغى قبل أن يبدأ العقد'),
  'contracts.called-off': calledOff('أُلغي العقد'),
  'contracts.cancelled': factLine(
    Explained,
    ({ number, party, reason }) => `أُلغي العقد ${number} قبل سريانه، ${party}: ${reason}`,
  ),
  'contracts.ended': factLine(
    Told.extend({ on: z.string() }),
    ({ number, party, on }) => `انتهى العقد ${number}، ${party}، في ${dayInWords(on)}`,
  ),
  'contracts.closed': line('أُغلق العقد'),
}

export const contractPartWords = {
  party: 'العميل',
  startsOn: 'أول يوم',
  endsOn: 'آخر يوم',
  lastDay: 'آخر يوم بعد الإخطار',
  successor: 'العقد اللاحق',
  way: 'طريقة التوقيع',
}

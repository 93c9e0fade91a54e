import type { SaidInNotice } from '#areas/collecting/public.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'

const titles: Record<SaidInNotice['step'], string> = {
  reminder: 'تذكير بسداد مستحق متأخر',
  first: 'إنذار أول بسداد مستحق متأخر',
  second: 'إنذار ثانٍ بسداد مستحق متأخر',
  final: 'إنذار نهائي بسداد مستحق متأخر',
}

const endings: Record<SaidInNotice['step'], string> = {
  reminder: 'إن كان المبلغ قد دُفع فأرسل إلينا إثباته.',
  first: 'إن تعذّر الدفع في المهلة فتواصل معنا قبل نهايتها لتحديد موعد.',
  second: 'سبق هذا الإنذار تذكير وإنذار. إن انقضت المهلة دون سداد أُرسل الإنذار النهائي.',
  final: 'إن انقضت المهلة دون سداد حُفظ حق المؤجر في المطالبة بما يقرره القانون، وهذا الإخطار جزء من ملف العقد.',
}

/** In which words a notice about a lease is sent; they are kept with it, whatever is written here later. */
export function noticeWords({ step, debtor, lessor, subject, contract, amount, since, payBy, days }: SaidInNotice) {
  const onBehalf = lessor ? `بوصفنا وكيلًا عن المؤجر ${lessor}` : 'بوصفنا وكيلًا عن المؤجر'
  const verb = step === 'reminder' ? 'نذكّر' : 'نخطر'
  return {
    title: titles[step],
    text: [
      `${verb} ${debtor}، ${onBehalf}، بأن المستحق عن ${subject} بموجب العقد ${contract} منذ ${dayInWords(since)} وقدره ${inRials(amount)} (${amountInWords(amount)}) لم يُسدَّد، وتفصيله أدناه.`,
      `المهلة ${howMany(days, 'day')} من تاريخ هذا الإخطار، وآخرها ${dayInWords(payBy)}.`,
      endings[step],
    ].join('\n\n'),
  }
}

import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { knownPages } from './pages.ts'
import { topics } from './topics.ts'

const questions = [
  { title: 'متى يصلني إيجاري بوصفي مالكًا؟', text: 'في موعد التحويل المكتوب في اتفاقيتك، إلى حسابك البنكي.' },
  { title: 'هل أستطيع الدفع بشيكات آجلة؟', text: 'نعم، إن نص عليها عقدك. نسجّلها في حافظة الشيكات.' },
  { title: 'ما المطلوب لاستئجار سيارة؟', text: 'رخصة قيادة سارية، وبطاقة أو جواز سفر.' },
]
const known = [...topics, ...questions, ...knownPages]
const said = (typed: string) => answer(typed, known)
const path = (typed: string) => said(typed).link?.path

test('what people want leads to the page where it is done', () => {
  const cases = [
    ['احجز سيارة', '/services/car-rental'],
    ['ابغى موتر في الخريف', '/services/car-rental'],
    ['فورويل', '/services/car-rental'],
    ['معدات متاحة', '/services/equipment-rental'],
    ['عندكم بوكلين؟', '/services/equipment-rental'],
    ['أحتاج شيول', '/services/equipment-rental'],
    ['ابي ابني فيلا', '/services/construction'],
    ['ترميم بيت', '/services/construction'],
    ['أضف عقاري للتحصيل', '/services/rent-collection'],
    ['أرسل شحنة', '/services/parcels'],
    ['كم سعر توصيل الطرد', '/services/parcels#price'],
    ['عندي شكوى', '/support'],
    ['أريد إلغاء الحجز', '/cancellation'],
    ['الخصوصية', '/privacy'],
    ['من أنتم', '/about'],
    ['واتساب', '/contact'],
  ] as const
  for (const [typed, to] of cases) expect(path(typed), typed).toBe(to)
})

test('questions are answered with their own answer', () => {
  expect(said('موعد تحويل إيجاري').text).toBe(questions[0]?.text)
  expect(said('تقبلون شيكات مؤجلة؟').text).toBe(questions[1]?.text)
  expect(said('شو المطلوب عشان استأجر سيارة').text).toBe(questions[2]?.text)
})

test('what only a person can see is offered to a person', () => {
  for (const typed of ['كلّم موظفًا', 'وين طردي', 'تتبّع طرد', 'TSL26070100412', 'كم عليّ', 'R2611-00042-9', 'الرقم r2611 00042 9'])
    expect(said(typed), typed).toMatchObject({ kind: 'answer', offersPerson: true })
})

test('what it does not know it says it does not know', () => {
  for (const typed of ['هل توظفون؟', 'من فاز في المباراة', 'asdkjh', '؟؟؟', '<script>alert(1)</script>', 'وصفة كيك'])
    expect(said(typed), typed).toMatchObject({ kind: 'unknown', offersPerson: true, text: 'لم أجد جوابًا مؤكدًا. أحوّلك إلى موظف؟' })
})

test('the company does not broker sales, and says so', () => {
  expect(said('سمسار').text).toBe('لا نقدّم وساطة بيع.')
  expect(said('دلال اراضي').text).toBe('لا نقدّم وساطة بيع.')
})

test('half understood, it asks back with things that can be pressed', () => {
  const reply = said('التوصيل لدبي')
  expect(reply).toMatchObject({ kind: 'suggestion', text: 'هل تقصد:' })
  expect(reply.suggestions).toContain('إدارة الطرود البريدية')
  expect(reply.suggestions.at(-1)).toBe('كلّم موظفًا')
  for (const suggestion of reply.suggestions) expect(said(suggestion).kind, suggestion).toBe('answer')
})

test('every title, pressed as a suggestion, is answered by itself', () => {
  for (const { title, text } of known) expect(said(title).text, title).toBe(text)
})

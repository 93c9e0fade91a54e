import { expect, test } from 'vitest'
import { seedCompany } from '#areas/company/seed.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { handedOverConversation } from './inbox-queries.ts'
import { conversation } from './queries.ts'
import { seedAssistant } from './seed.ts'
import { askAssistant } from './use-cases/ask-assistant.ts'
import { handOverConversation } from './use-cases/hand-over-conversation.ts'

const office = testOffice()
const visitor = () => office.visitor()
const newForm = () => visitor().newId()
const read = (conversationId: string) => conversation(visitor(), { params: { conversationId } })
const ask = (question: string, conversationId?: string) =>
  askAssistant(visitor(), { formId: newForm(), conversationId, question })
const salim = { name: 'سالم', phone: '9123 4567' }

test('a conversation begins with the first question and keeps every line', async () => {
  const { conversationId } = await ask('احجز سيارة')
  await ask('شكرًا', conversationId)

  const { lines, canHandOver, number } = await read(conversationId)
  expect(lines.map(({ author, text }) => [author, text])).toEqual([
    ['visitor', 'احجز سيارة'],
    ['assistant', 'سيارة صغيرة أو عائلية أو دفع رباعي، والسعر كاملًا قبل أن تحجز.'],
    ['visitor', 'شكرًا'],
    ['assistant', 'العفو. إن بقي سؤال فاكتبه.'],
  ])
  expect(lines[1]?.link).toEqual({ path: '/services/car-rental', label: 'تأجير السيارات' })
  expect({ canHandOver, number }).toEqual({ canHandOver: true, number: null })
  expect(await office.history()).toEqual(['assistant.question-asked', 'assistant.question-asked'])
})

test('twenty presses of one form are one question with one answer', async () => {
  const formId = newForm()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => askAssistant(visitor(), { formId, question: 'كلّم موظفًا' })))
  expect(new Set(outcomes.map(({ conversationId }) => conversationId)).size).toBe(1)
  expect((await read(formId)).lines).toHaveLength(2)
  expect(await office.history()).toEqual(['assistant.question-asked'])
})

test('a suggestion that is pressed is asked in place of what was typed', async () => {
  const { conversationId } = await askAssistant(visitor(), { formId: newForm(), question: 'كرين', suggestion: 'الشروط والأحكام' })
  expect((await read(conversationId)).lines.map(({ text }) => text)[0]).toBe('الشروط والأحكام')
})

test('what is unknown is said to be unknown, and a person is offered', async () => {
  const { conversationId } = await ask('<script>alert(1)</script>')
  expect((await read(conversationId)).lines).toMatchObject([
    { text: '<script>alert(1)</script>' },
    { text: 'لم أجد جوابًا مؤكدًا. أحوّلك إلى موظف؟', offersPerson: true },
  ])
})

test('what the company has set is told, and only then', async () => {
  const before = await ask('ساعات الدوام')
  expect((await read(before.conversationId)).lines[1]?.link?.path).toBe('/contact')
  await seedCompany({ ...visitor(), actor: theHouseItself })

  const { conversationId } = await ask('متى تفتحون؟ ساعات الدوام')
  await ask('رقم الهاتف', conversationId)
  const said = (await read(conversationId)).lines.map(({ text }) => text)
  expect(said[1]).toContain('الجمعة: مغلق')
  expect(said[3]).toContain('\u2066+968\u00a02300\u00a00000\u2069')
})

test('nothing, too much, and a conversation that is not there are refused in words', async () => {
  await expect(ask('')).rejects.toMatchObject({ issues: [{ path: ['question'], message: 'اكتب سؤالك.' }] })
  await expect(ask('س'.repeat(501))).rejects.toMatchObject({ issues: [{ message: 'اختصر السؤال إلى 500 حرف.' }] })
  await expect(ask('سؤال', newForm())).rejects.toMatchObject({ code: 'assistant.ended' })
  for (const conversationId of [newForm(), 'x', '']) {
    await expect(read(conversationId)).rejects.toMatchObject({ init: { status: 404 } })
  }
})

test('a hand-over keeps the transcript, gives a number and sends it by message', async () => {
  const { conversationId } = await ask('وين طردي')
  const { number } = await handOverConversation(visitor(), { formId: newForm(), conversationId, ...salim })

  expect(number).toMatch(/^C2601-\d{5}-\d$/)
  expect(await read(conversationId)).toMatchObject({ number, canHandOver: false, canAsk: true })
  expect((await read(conversationId)).lines.at(-1)?.text).toBe(
    `حوّلت محادثتك برقم \u2066${number}\u2069. يرد عليك موظف على \u2066+968\u00a09123\u00a04567\u2069`,
  )
  await office.announce()
  await office.announceAgain()
  expect(await office.messages()).toEqual([
    {
      channel: 'sms',
      recipient: '+96891234567',
      text: `التحالف: وصل طلبك ${number}، وسنرد عليك. للمتابعة: http://office/assistant/${conversationId}`,
    },
  ])
  const kept = await office.db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ status: 'waiting-for-person', name: 'سالم', phone: '+96891234567' })
})

test('a landline is called and sent no message', async () => {
  const { conversationId } = await ask('كلّم موظفًا')
  await handOverConversation(visitor(), { formId: newForm(), conversationId, ...salim, phone: '23001234' })
  await office.announce()
  expect(await office.messages()).toEqual([])
})

test('a number that is typed again and again is sent so many messages an hour', async () => {
  for (let time = 0; time < 8; time += 1) {
    const { conversationId } = await ask('كلّم موظفًا')
    await handOverConversation(visitor(), { formId: newForm(), conversationId, ...salim })
  }
  await office.announce()
  expect(await office.messages()).toHaveLength(5)

  office.later(3_600_000)
  const { conversationId } = await ask('كلّم موظفًا')
  await handOverConversation(visitor(), { formId: newForm(), conversationId, ...salim })
  await office.announce()
  expect(await office.messages()).toHaveLength(6)
})

test('twenty presses of one hand-over are one hand-over', async () => {
  const { conversationId } = await ask('كلّم موظفًا')
  const formId = newForm()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => handOverConversation(visitor(), { formId, conversationId, ...salim })),
  )
  expect(new Set(outcomes.map(({ number }) => number)).size).toBe(1)
  await office.announce()
  expect(await office.messages()).toHaveLength(1)
  expect(await office.history()).toEqual(['assistant.question-asked', 'assistant.handed-over'])
  expect((await read(conversationId)).lines).toHaveLength(3)
})

test('of two forms only one hands over, and the other is told its number', async () => {
  const { conversationId } = await ask('كلّم موظفًا')
  const outcomes = await Promise.allSettled(
    ['91234567', '91234568'].map((phone) =>
      handOverConversation(visitor(), { formId: newForm(), conversationId, name: 'سالم', phone }),
    ),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { number } = await read(conversationId)
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'assistant.handed-over', message: expect.stringContaining(`${number}`) })
})

test('a hand-over needs a name, a phone, and a conversation that goes on', async () => {
  const { conversationId } = await ask('كلّم موظفًا')
  const hand = (change: object) => handOverConversation(visitor(), { formId: newForm(), conversationId, ...salim, ...change })
  await expect(hand({ name: ' ' })).rejects.toMatchObject({ issues: [{ path: ['name'], message: 'اكتب الاسم.' }] })
  await expect(hand({ phone: '123' })).rejects.toMatchObject({ issues: [{ path: ['phone'] }] })
  await expect(hand({ conversationId: newForm() })).rejects.toMatchObject({ code: 'assistant.ended' })

  await office.db.updateTable('conversations').set({ status: 'ended' }).execute()
  await expect(hand({})).rejects.toMatchObject({ code: 'assistant.ended' })
  await expect(ask('سؤال', conversationId)).rejects.toMatchObject({ code: 'assistant.ended' })
})

test('while a person answers, the assistant is silent', async () => {
  const { conversationId } = await ask('كلّم موظفًا')
  await handOverConversation(visitor(), { formId: newForm(), conversationId, ...salim })
  await ask('احجز سيارة', conversationId)
  expect((await read(conversationId)).lines.at(-1)?.author).toBe('assistant')

  await office.db.updateTable('conversations').set({ status: 'with-person' }).execute()
  await ask('هل أنت هنا؟', conversationId)
  expect((await read(conversationId)).lines.at(-1)).toMatchObject({ author: 'visitor', text: 'هل أنت هنا؟' })
})

test('staff read what was said until somebody asked for a person, and nothing of what nobody handed over', async () => {
  const { conversationId } = await ask('احجز سيارة')
  expect(await handedOverConversation(visitor(), conversationId)).toBeNull()
  await handOverConversation(visitor(), { ...salim, formId: newForm(), conversationId })

  expect(await handedOverConversation(visitor(), conversationId)).toMatchObject({
    lines: [{ author: 'visitor', text: 'احجز سيارة' }, { author: 'assistant' }, { author: 'assistant' }],
  })
  expect(await handedOverConversation(visitor(), 'x')).toBeNull()
})

test('the demonstration office has one conversation that waits for a person', async () => {
  await seedAssistant(visitor())
  const rows = await office.db.selectFrom('conversations').select(['status', 'name']).orderBy('sequence').execute()
  expect(rows).toEqual([
    { status: 'with-assistant', name: null },
    { status: 'waiting-for-person', name: 'أحمد الكثيري' },
  ])
})

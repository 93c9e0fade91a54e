import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { assistantPersonal } from './personal.ts'
import { askAssistant } from './use-cases/ask-assistant.ts'
import { handOverConversation } from './use-cases/hand-over-conversation.ts'

const office = testOffice()
const accountId = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'
const newForm = () => office.visitor().newId()

test('what somebody said before signing in is in the copy of whoever has shown that the phone is theirs, and in nobody else’s', async () => {
  const { conversationId } = await askAssistant(office.visitor(), { formId: newForm(), question: 'متى يصلني إيجاري؟' })
  await handOverConversation(office.visitor(), { conversationId, formId: newForm(), name: 'سالم', phone: '٩١٢٣ ٤٥٦٧' })
  await askAssistant(office.visitor(), { formId: newForm(), question: 'سؤال لم يترك صاحبه رقمًا' })

  const copyOf = (phone: string | null) =>
    assistantPersonal.kept(office.visitor(), { accountId, phone, email: 'salim@example.com' })
  const [copy] = await copyOf('+96891234567')
  expect(copy).toMatchObject({ title: 'المحادثات', records: [{ id: conversationId }] })
  expect(copy?.records[0]?.fields.map(({ name, value }) => [name, value])).toEqual([
    ['name', 'سالم'],
    ['phone', '+96891234567'],
    ['written', 'متى يصلني إيجاري؟'],
  ])
  for (const phone of ['+96891234568', null]) expect((await copyOf(phone)).flatMap(({ records }) => records)).toEqual([])
})

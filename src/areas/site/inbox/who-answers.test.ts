import { expect, test } from 'vitest'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { openBranches, salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { storiesOf } from '#testing/stories.ts'
import { thread } from './thread-queries.ts'

const office = testOffice()
const { colleague } = storiesOf(office)

test('a request is offered only to colleagues who may work on requests', async () => {
  await openBranches(office.db)
  const [manager, technician] = [await colleague('salim', 'generalManager'), await colleague('juma', 'technician', salalah)]
  const wrote = { name: 'سالم', phone: '91234567', replyBy: 'sms', message: 'هل تؤجرون حفارات؟' } as const
  const { id } = await sendInquiry(office.visitor(), { ...wrote, formId: manager.newId() })
  const offered = (await thread(manager, id))?.people.map((one) => one.id)
  expect(offered).toContain(manager.actor.id)
  expect(offered).not.toContain(technician.actor.id)
})

import { redirect } from 'react-router'
import { expect, test } from 'vitest'
import { writeOnPhone } from './write-on-phone.ts'

const act = { turn: 0 as const, key: () => 'photo', label: () => 'صورة', next: () => '/sheets/1' }
const written = (serverAction: () => Promise<never>) =>
  writeOnPhone({
    ...{ request: new Request('http://here/sheets/1'), url: new URL('http://here/sheets/1?act=photo') },
    ...{ acts: { photo: act }, serverAction },
  }).catch((answer) => answer)

test('what is pressed before a phone page has opened goes to the office, and the page comes as a document again', async () => {
  const answer = await written(async () => {
    throw redirect('/sheets/1?step=shots')
  })
  expect([answer.headers.get('Location'), answer.headers.get('X-Remix-Reload-Document')]).toEqual([
    '/sheets/1?step=shots',
    'true',
  ])
})

test('what the office could not be asked is said, and a fault of ours stays one', async () => {
  expect((await written(async () => Promise.reject(new TypeError('no network')))).problem).toContain('لا شبكة الآن')
  expect(await written(async () => Promise.reject(new Response(null, { status: 500 })))).toMatchObject({ status: 500 })
})

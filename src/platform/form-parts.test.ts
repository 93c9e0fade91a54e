import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dice } from '#testing/dice.ts'
import { uploads } from './files/uploads.ts'
import { fileFields } from './form-files.ts'
import { FormFault, readParts } from './form-parts.ts'

const papers = uploads({ kinds: ['pdf'], most: 2, megabytes: 1 })
const paperForm = fileFields(z.object({ paper: papers, said: z.string() }))
const send = (body: FormData | URLSearchParams | string, type?: string) =>
  new Request('http://office/form', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })
const file = (megabytes: number) => new File([Buffer.alloc(megabytes * 2 ** 20, 'x')], 'عقد.pdf')
const asideNow = () => readdirSync(tmpdir()).filter((name) => name.startsWith('form-'))

function formWith(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('an input says which of its fields bring files, whatever stands around them', () => {
  const limit = { most: 2, megabytes: 1 }
  const other = z.object({ scan: papers.refine((chosen) => chosen.length > 0).optional() })
  expect([...paperForm]).toEqual([['paper', limit]])
  expect([...fileFields(z.object({ a: papers.prefault([]) }).and(other))]).toEqual([
    ['a', limit],
    ['scan', limit],
  ])
  const kinds = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('x') }),
    z.object({ kind: z.literal('y'), photo: papers }),
  ])
  expect([...fileFields(kinds.refine(() => true))]).toEqual([['photo', limit]])
  expect([...fileFields(z.object({ said: z.string() }))]).toEqual([])
})

test('fields come in their order, and a file as it was', async () => {
  const before = asideNow()
  const { parts, forget } = await readParts(send(formWith({ said: 'مرحبا', paper: file(1) })), paperForm)
  const [said, paper] = parts
  expect(said).toEqual({ field: 'said', text: 'مرحبا' })
  if (!paper || !('read' in paper)) throw new Error('no file')
  expect([paper.field, paper.name, paper.size, (await paper.read()).equals(Buffer.alloc(2 ** 20, 'x'))]).toEqual([
    ...['paper', 'عقد.pdf', 2 ** 20],
    true,
  ])
  await forget()
  expect(asideNow()).toEqual(before)
  expect((await readParts(send(new URLSearchParams({ a: 'ب', c: '' })), paperForm)).parts).toEqual([
    { field: 'a', text: 'ب' },
    { field: 'c', text: '' },
  ])
})

test('of a file larger than its field takes the size alone is kept', async () => {
  const { parts, forget } = await readParts(send(formWith({ paper: file(3) })), paperForm)
  const [paper] = parts
  if (!paper || !('read' in paper)) throw new Error('no file')
  expect([paper.size, (await paper.read()).length]).toEqual([3 * 2 ** 20, 0])
  await forget()
})

test.each([
  ['more fields than a form has', send(`${'a&'.repeat(100_000)}`, 'application/x-www-form-urlencoded'), 400],
  ['more text than a form has', send(new URLSearchParams({ a: 'x'.repeat(300_000) })), 413],
  ['more text in parts', send(formWith({ a: 'x'.repeat(200_000), b: 'x'.repeat(200_000) })), 413],
  ['a file where none is asked for', send(formWith({ other: file(1) })), 413],
  ['something else than a form', send('{}', 'application/json'), 400],
  ['parts without a boundary', send('x', 'multipart/form-data'), 400],
  [
    'parts that break off',
    send('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', 'multipart/form-data; boundary=x'),
    400,
  ],
  [
    'more parts than a form has',
    send(
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(5_000)}--x--`,
      'multipart/form-data; boundary=x',
    ),
    400,
  ],
])('%s is refused, and nothing of it is left', async (_, request, status) => {
  const before = asideNow()
  await expect(readParts(request, paperForm)).rejects.toMatchObject({ status })
  expect(asideNow()).toEqual(before)
})

test('files of whoever may not send any are let go', async () => {
  const before = asideNow()
  const { parts } = await readParts(send(formWith({ said: 'نص', paper: file(2) })), null)
  expect(parts.map((part) => ('text' in part ? part.text : part.size))).toEqual(['نص', 2 * 2 ** 20])
  expect(asideNow()).toEqual(before)
})

test('a form that is refused or breaks off in the midst of a file is answered', async () => {
  const before = asideNow()
  const begun = (field: string, megabytes: number) =>
    `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n${'y'.repeat(megabytes * 2 ** 20)}`
  const slowly = (chunks: string[], end: (to: ReadableStreamDefaultController) => void) =>
    new Request('http://office/form', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
      body: new ReadableStream({
        async pull(to) {
          await setTimeout(20)
          const next = chunks.shift()
          if (next === undefined) end(to)
          else to.enqueue(Buffer.from(next))
        },
      }),
    } as RequestInit)
  const refused = slowly([`${begun('other', 0.1)}\r\n${begun('paper', 0.1)}`, 'y'.repeat(1000), '\r\n--x--\r\n'], (to) =>
    to.close(),
  )
  await expect(readParts(refused, paperForm)).rejects.toMatchObject({ status: 413 })
  const left = slowly([begun('paper', 0.1)], (to) => to.error(new Error('gone')))
  await expect(readParts(left, paperForm)).rejects.toMatchObject({ status: 400 })
  expect(asideNow()).toEqual(before)
})

test('of forms thrown by dice each is answered, and none leaves a file behind', async () => {
  const before = asideNow()
  const throwDice = dice(7)
  const oneOf = <Each>(...all: Each[]) => all[throwDice(all.length)] as Each
  for (let thrown = 0; thrown < 1_500; thrown += 1) {
    const form = new FormData()
    for (let parts = 1 + throwDice(10); parts > 0; parts -= 1) {
      const bytes = 'x'.repeat(oneOf(0, throwDice(300)))
      form.append(
        oneOf('paper', 'said', 'other', ''),
        oneOf<string | File>(bytes, new File([bytes], oneOf('a.pdf', '', 'x"y.pdf', 'ع.png'))),
      )
    }
    const read = readParts(send(form), oneOf(paperForm, fileFields(z.object({})), null))
    const answer = read.then(
      ({ forget }) => forget(),
      (fault: unknown) => expect(fault).toBeInstanceOf(FormFault),
    )
    await Promise.race([answer, setTimeout(10_000).then(() => Promise.reject(new Error(`form ${thrown} is never answered`)))])
  }
  expect(asideNow()).toEqual(before)
})

test('of forms that come over the wire at once and are refused in the midst of a file, each is answered', async () => {
  const throwDice = dice(11)
  const taken = (request: Request) =>
    readParts(request, paperForm).then(
      async ({ forget }) => forget().then(() => new Response('taken')),
      (fault: Error) => new Response(fault.message, { status: 400 }),
    )
  const server = serve({ fetch: taken, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const someFile = () => new File([Buffer.alloc(throwDice(throwDice(10) === 0 ? 3_000_000 : 20_000), 'x')], 'a.pdf')
  const send = async () => {
    const body = new FormData()
    for (let parts = 5 + throwDice(40); parts > 0; parts -= 1)
      body.append(['paper', 'other'][throwDice(2)] ?? '', throwDice(7) === 0 ? someFile() : 'x'.repeat(throwDice(500)))
    const sent = { method: 'POST', body, headers: { connection: 'close' }, signal: AbortSignal.timeout(10_000) }
    // What is far too much is cut off while it is sent; that is an answer too.
    return fetch(`http://127.0.0.1:${port}`, sent).then(
      ({ status }) => status,
      (error: Error) => error.name,
    )
  }
  const answers = new Set<number | string>()
  const one = async () => {
    for (let sent = 0; sent < 70; sent += 1) answers.add(await send())
  }
  await Promise.all(Array.from({ length: 6 }, one))
  server.close()
  expect(answers).not.toContain('TimeoutError')
})

test('a form whose file cannot be kept is told so, and not waited for', async () => {
  const { TMPDIR } = process.env
  process.env.TMPDIR = '/proc/none'
  try {
    await expect(readParts(send(formWith({ paper: file(1), said: 'x' })), paperForm)).rejects.toMatchObject({ code: 'ENOENT' })
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
})

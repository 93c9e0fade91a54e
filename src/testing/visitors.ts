import { randomBytes } from 'node:crypto'

export type Letter = { token: string; from: string; message: string }
type Sent = { status: number; id: string | null; html: string }

/** Opens the contact page as somebody with an address of his own would, and comes away with the form's token. */
export async function openForm(url: string, number: number): Promise<Letter> {
  const from = `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}`
  const html = await (await fetch(`${url}/contact`, { headers: { 'X-Forwarded-For': from } })).text()
  return { token: formIn(html), from, message: `رسالة ${number} ${randomBytes(600).toString('base64')}` }
}

/** The token of the form on a page. */
export function formIn(html: string) {
  const token = /name="form" value="([^"]+)"/.exec(html)?.[1]
  if (!token) throw new Error('the page holds no form')
  return token
}

/** Sends it as a browser without scripts would. The id is there once the house has said yes. */
export async function sendLetter(url: string, { token, from, message }: Letter): Promise<Sent> {
  const form = { form: token, name: 'سالم الكثيري', phone: '91234567', replyBy: 'call', message }
  const response = await fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url, 'X-Forwarded-For': from },
    body: new URLSearchParams(form),
  })
  const html = await response.text()
  return { status: response.status, id: /\/sent\/([^?#]+)/.exec(response.headers.get('location') ?? '')?.[1] ?? null, html }
}

/** So many at a time, in turn. */
export async function each<Item, Output>(items: Item[], together: number, work: (item: Item) => Promise<Output>) {
  const waiting = items.map((item, place) => ({ item, place }))
  const done: Output[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next.place] = await work(next.item)
  }
  await Promise.all(Array.from({ length: together }, lane))
  return done
}

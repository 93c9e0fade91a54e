import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server on the loopback; it may take its time, or have no such mailbox. What it has said yes to it keeps, by the letter's own id. */
export async function mailServer({ takes = 0 } = {}) {
  const service = { taken: [] as string[], letters: [] as { to: string[]; raw: string }[], isFull: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const take = async () => {
        const raw = await text(stream)
        await sleep(takes)
        if (service.isFull) throw Object.assign(new Error('mailbox full'), { responseCode: 452 })
        service.taken.push(/^Message-ID: <([^@]+)@/im.exec(raw)?.[1] ?? '')
        service.letters.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
      }
      take().then(() => done(null), done)
    },
  })
  // A sender that is killed in the middle of a word, or of a letter, is nothing to fall over.
  server.on('error', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return Object.assign(service, { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` })
}

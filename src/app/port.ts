import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { Config } from '#platform/config.ts'
import { codeOf, fault } from '#platform/faults.ts'

export async function listening(server: Server, { PORT, HOST }: Config) {
  try {
    server.listen(PORT, HOST)
    await once(server, 'listening')
  } catch (error) {
    throw portFault(error, { PORT, HOST })
  }
}

function portFault(error: unknown, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>) {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return fault(
      `المنفذ ${PORT} مشغول ببرنامج آخر. أوقفه أو اختر منفذًا آخر في PORT.`,
      `Port ${PORT} is in use by another program. Stop it, or choose another one with PORT.`,
      error,
    )
  if (code === 'EACCES')
    return fault(
      `لا يُسمح لهذا المستخدم بفتح المنفذ ${PORT}. اختر في PORT رقمًا فوق 1023.`,
      `This user may not open port ${PORT}. Choose one above 1023 with PORT.`,
      error,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return fault(
      `العنوان ${HOST} ليس من عناوين هذا الجهاز. صحّح HOST.`,
      `${HOST} is not an address of this machine. Correct HOST.`,
      error,
    )
  return error
}

/** While the database is opened and migrated: the process lives, but it is not ready. */
export const notYet: RequestListener = (request, response) => {
  const alive = request.url === '/healthz'
  response.writeHead(alive ? 200 : 503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2' })
  response.end(alive ? 'ok' : 'نفتح بعد لحظات · opening, one moment')
}

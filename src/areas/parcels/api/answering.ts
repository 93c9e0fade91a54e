import type { Ctx, House } from '#platform/context.ts'
import type { Call } from './call.ts'
import { actorOfKey, callerOf } from './caller.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints/all.ts'
import { apiPath } from './keys.ts'
import { withinLimit } from './limits.ts'
import { openApi } from './openapi.ts'
import { type Problem, problemOf } from './problem.ts'
import { digestOf } from './secret.ts'

const mostBytes = 2_000_000

type Headers = Record<string, string>

/** What a program asked is answered, or told what is wrong with it: never a page. */
export async function answerApi(house: House, request: Request, address: string): Promise<Response> {
  const requestId = house.newId()
  let headers: Headers = { 'X-Request-Id': requestId, 'Cache-Control': 'no-store' }
  try {
    const { pathname } = new URL(request.url)
    const path = pathname.slice(apiPath.length)
    if (path === '/openapi.json' && request.method === 'GET') return Response.json(openApi(house.origin), { headers })
    const { one, params } = endpointFor(request.method, path)
    const caller = await callerOf(house, request.headers.get('authorization'), address)
    headers = { ...headers, ...(await withinLimit(house, caller.keyId, one.writes ? 'write' : 'read')) }
    if (one.scope && !caller.scopes.includes(one.scope)) throw outOfScope
    const userAgent = request.headers.get('user-agent') ?? ''
    const ctx: Ctx = { ...house, actor: actorOfKey(caller), requestId, address, userAgent }
    const raw = await rawBody(request, one)
    const call: Call = {
      ...{ caller, params, query: read(one.query, queryIn(request)), body: read(one.body, bodyIn(raw, one)) },
      mode: house.config.MODE,
      idempotency: nameOfAsker(request, { one, path, raw }),
    }
    return answered(one, await one.run(ctx, call), headers)
  } catch (error) {
    const problem = problemOf(error)
    if (problem) return problemAnswer(problem, headers)
    house.log.error({ err: error, requestId }, 'the api gave no answer')
    return problemAnswer({ status: 500, code: 'trouble', detail: `تعذّر الطلب الآن. أعده بعد قليل، ورقمه ${requestId}.` }, headers)
  }
}

function endpointFor(method: string, path: string) {
  const there = endpoints.flatMap((one) => {
    const found = new RegExp(`^${one.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]{1,80})')}$`).exec(path)
    return found ? [{ one, params: { ...found.groups } as Record<string, string> }] : []
  })
  const exact = there.find(({ one }) => one.method === method)
  if (exact) return exact
  if (there.length === 0) throw noPath
  const allowed = there.map(({ one }) => one.method).join(', ')
  const wrong: Problem = { status: 405, code: 'method', detail: `هنا ${allowed} فقط.`, headers: { Allow: allowed } }
  throw wrong
}

const noPath: Problem = { status: 404, code: 'no-path', detail: `لا شيء في هذا العنوان. الوصف في ${apiPath}/openapi.json` }
const outOfScope: Problem = { status: 403, code: 'scope', detail: 'هذا المفتاح ليس لهذا.' }
const notJson: Problem = { status: 415, code: 'not-json', detail: 'أرسل الطلب بنوع application/json.' }
const badJson: Problem = { status: 400, code: 'bad-json', detail: 'نص الطلب ليس JSON صحيحًا.' }
const tooLarge: Problem = { status: 413, code: 'too-large', detail: 'الطلب أكبر من الحد. قسّمه.' }

async function rawBody(request: Request, one: Endpoint) {
  if (one.method === 'GET') return ''
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge
  const raw = await request.text()
  if (raw.length > mostBytes) throw tooLarge
  if (one.body && !request.headers.get('content-type')?.startsWith('application/json')) throw notJson
  return raw
}

function bodyIn(raw: string, one: Endpoint): unknown {
  if (!one.body) return undefined
  try {
    return JSON.parse(raw)
  } catch {
    throw badJson
  }
}

const queryIn = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)

const read = (shape: Endpoint['body'], given: unknown) => (shape ? shape.parse(given) : undefined)

const mostName = 100
const longName: Problem = { status: 422, code: 'invalid', detail: `Idempotency-Key حتى ${mostName} حرف.` }

/** The name its asker gave it stands for this very thing: another path or another body is another thing. */
function nameOfAsker(request: Request, { one, path, raw }: { one: Endpoint; path: string; raw: string }) {
  const name = one.writes && !one.hidesAnswer ? request.headers.get('idempotency-key') : null
  if (!name) return null
  if (name.length > mostName) throw longName
  return { name, digest: digestOf(`${one.method} ${path}\n${raw}`) }
}

function answered(one: Endpoint, { status, answer }: { status: number; answer: unknown }, headers: Headers) {
  if (one.answer) return Response.json(answer, { status, headers })
  const type = one.paper ?? 'application/pdf'
  return new Response(answer as Uint8Array<ArrayBuffer> | string, { status, headers: { ...headers, 'Content-Type': type } })
}

function problemAnswer({ headers: more, ...problem }: Problem, headers: Headers) {
  const body = { type: 'about:blank', title: problem.code, ...problem }
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: { ...headers, ...more, 'Content-Type': 'application/problem+json; charset=utf-8' },
  })
}

import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints/all.ts'
import { apiPath } from './keys.ts'
import { Problems } from './problem.ts'

/** What is described is what validates: the same shapes, in the words of OpenAPI. */
const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}

const json = (shape: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(shape, io) } })
const paper = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } } })

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: schemaOf(Problems, 'output') } },
})

const faults = {
  401: problem('المفتاح غير معروف.'),
  403: problem('لا يصل المفتاح إلى هذا.'),
  404: problem('لا شيء بهذا الرقم.'),
  409: problem('لا يصح هذا الآن، أو استُعمل Idempotency-Key لطلب آخر.'),
  422: problem('في الطلب ما لا يصح، وبيانه في errors.'),
  429: problem('طلبات كثيرة. انتظر Retry-After ثانية.'),
}

function parametersOf({ path, query, writes, hidesAnswer }: Endpoint) {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }))
  const asked = query instanceof z.ZodObject ? Object.keys(query.shape) : []
  const shape = query ? (schemaOf(query, 'input') as { properties?: Record<string, unknown> }) : {}
  const inQuery = asked.map((name) => ({ name, in: 'query', required: false, schema: shape.properties?.[name] ?? {} }))
  const once = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } }
  return [...named, ...inQuery, ...(writes && !hidesAnswer ? [once] : [])]
}

const operationOf = (one: Endpoint) => ({
  operationId: one.name,
  summary: one.summary,
  parameters: parametersOf(one),
  ...(one.body && { requestBody: { required: true, content: json(one.body, 'input') } }),
  responses: {
    [one.status ?? 200]: {
      description: one.summary,
      content: one.answer ? json(one.answer, 'output') : paper(one.paper ?? 'application/pdf'),
    },
    ...faults,
  },
  security: [{ key: [] }],
})

export function openApi(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of endpoints) paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: operationOf(one) }
  return {
    openapi: '3.1.0',
    info: { title: 'التحالف: الطرود', version: '1', description: 'المبالغ نصوص بثلاث خانات، والأوقات بتوقيت UTC.' },
    servers: [{ url: `${origin}${apiPath}` }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'tsl_live_… أو tsl_test_…' } } },
    paths,
  }
}

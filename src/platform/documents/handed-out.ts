import { createContext, type LoaderFunctionArgs, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { Permission } from '../permissions.ts'

type Args = Omit<LoaderFunctionArgs, 'context'> & { context: Readonly<RouterContextProvider> }
type Reads = ((args: Args) => Promise<Response>) & { permission?: Permission }

/** Why nothing was handed out, for the page that says so. */
const refusal = createContext<{ reason: unknown } | null>(null)

/**
 * The loader of an address that is a file. Its `middleware` answers with the bytes, before any page is made; whoever may not have
 * them, or asks for what is not there, gets the page that every other closed door has, with its frame.
 */
export function handedOut<Read extends Reads>(read: Read) {
  const middleware: MiddlewareFunction<Response> = async (args, next) => {
    try {
      return await read(args)
    } catch (reason) {
      if (reason instanceof Response) return reason
      args.context.set(refusal, { reason })
      return next()
    }
  }
  async function loader(args: Args) {
    const refused = args.context.get(refusal)
    if (refused) throw refused.reason
    return read(args)
  }
  return Object.assign(loader, { permission: read.permission, middleware })
}

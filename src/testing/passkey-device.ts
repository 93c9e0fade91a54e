import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Asked = { challenge: string; user?: { id: string } }
type How = { origin?: string; counter?: number; verified?: boolean }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** A device that holds one passkey, as a telephone would: ES256, and as honest as the test wants it. */
export function passkeyDevice({ origin: home = 'http://office' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let [signed, owner] = [0, '']

  function authenticatorData(counter: number, { verified = true }: How, key = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 1 + (verified ? 4 : 0) + (key.length ? 64 : 0)
    return Buffer.concat([sha256(new URL(home).hostname), Buffer.from([flags]), count, key])
  }
  const clientData = (type: string, { challenge }: Asked, { origin = home }: How) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** What the form carries when a passkey is made. */
    make(asked: Asked, how: How = {}) {
      owner = asked.user?.id ?? ''
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const point = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
      // A map of five: EC2, ES256, P-256, x, y.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001', 'hex'),
        Buffer.from([0x21]),
        point(x),
        Buffer.from([0x22]),
        point(y),
      ])
      const data = authenticatorData(0, how, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]))
      const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
      const bytes = Buffer.concat([Buffer.from([0x58, data.length]), data])
      const statement = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes]
      const attestationObject = base64url(Buffer.concat([Buffer.from([0xa3]), ...statement]))
      const clientDataJSON = base64url(clientData('webauthn.create', asked, how))
      return JSON.stringify({ ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } })
    },
    /** What the form carries when it signs somebody in. */
    sign(asked: Asked, how: How = {}) {
      signed = how.counter ?? signed + 1
      const [data, client] = [authenticatorData(signed, how), clientData('webauthn.get', asked, how)]
      const signature = base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey))
      const response = { clientDataJSON: base64url(client), authenticatorData: base64url(data), signature, userHandle: owner }
      return JSON.stringify({ ...credential, response })
    },
  }
}

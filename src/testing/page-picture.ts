import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import type { print } from '#platform/documents/print.ts'
import { sourceFolder } from '#platform/documents/root.ts'

const faces = ['ibm-plex-sans-arabic', 'alexandria'].map((name) => `${sourceFolder}/../node_modules/@expo-google-fonts/${name}`)

/** What the first page of a paper looks like on a screen, four points of it to one of the page: of the very order the press was given. */
export function pagePicture([template, data, pictures = {}]: Parameters<typeof print>) {
  const compiler = NodeCompiler.create({ workspace: sourceFolder, fontArgs: [{ fontPaths: faces }] })
  for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(`${sourceFolder}/pictures/${name}`, Buffer.from(bytes))
  const inputs = { data: JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? String(value) : value)) }
  const svg = compiler.svg({ mainFilePath: `${sourceFolder}/${template}`, inputs })
  return sharp(Buffer.from(svg), { density: 72 * 4 })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
}

/** How much ink touches the edge of a picture: none where the margins hold. */
export async function inkOnEdges(picture: Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 255
  const sides = Array.from({ length: info.height }, (_, y) => [at(0, y), at(info.width - 1, y)])
  const ends = Array.from({ length: info.width }, (_, x) => [at(x, 0), at(x, info.height - 1)])
  return [...sides, ...ends].flat().filter((light) => light < 200).length
}

import { rod } from '../produce.ts'
import { cup, jarPot, teapot } from '../vessels.ts'
import { cloth, flask, spool } from '../wares.ts'
import { on, type Picture, type Pictures } from './picture.ts'

const pot = (colour: string) => on('#e6d6c4', () => teapot(480, 730, 240, colour, { flat: 0.88 }))
const cups = (colour: string, other: string) => on('#e2ddd0', () => cup(350, 640, 165, colour, '#c6b95c') + cup(610, 760, 180, other, '#c6b95c'))
const caddy = (glaze: string, lid: string) => on('#e2d8cd', () => jarPot(480, 770, 245, glaze, lid))
const bottle = (bg: string, colour: string) => on(bg, () => flask(480, 830, 126, colour, '#2c3a35'))
const towel = (stripe: string) => on('#e6ddd0', () => cloth(480, 820, 330, 330, '#efe6d2', stripe, 5))
const sticks = (colour: string) => on('#e8d9d2', () => [0, 1, 2, 3].map(i => rod(400 + i * 40, 560 + i * 34, 320, 11, 20, colour, { taper: 0.3 })).join(''))
const ribbon = (bg: string, colour: string) => on(bg, () => spool(480, 800, 190, colour))

/** What can be had in several colours or glazes, in each of them: `<product>-<value>`. */
export const colours: Pictures = {
  'yixing-shuiping-red': pot('#b0503a'),
  'yixing-shuiping-purple': pot('#6b4350'),
  'celadon-cup-pair-plum': cups('#7fae8d', '#8bb99a'),
  'celadon-cup-pair-powder': cups('#9fc0c8', '#adccd2'),
  'celadon-cup-pair-moon': cups('#dfe6e6', '#e9eeec'),
  'stoneware-caddy-ash': caddy('#8d8a80', '#b9b5a6'),
  'stoneware-caddy-rust': caddy('#a5563a', '#c98a5c'),
  'travel-flask-celadon': bottle('#d7e0d6', '#5f8a78'),
  'travel-flask-ink': bottle('#d9dade', '#2f3540'),
  'travel-flask-persimmon': bottle('#ecdcd0', '#c4552d'),
  'linen-tea-towel-indigo': towel('#3f5a86'),
  'linen-tea-towel-rust': towel('#a8512f'),
  'lacquer-chopsticks-black': sticks('#2c2422'),
  'lacquer-chopsticks-red': sticks('#9b2a22'),
  'silk-ribbon-crimson': ribbon('#ecdcd0', '#a8391f'),
  'silk-ribbon-gold': ribbon('#ece4d0', '#d8a53c'),
}

/** A picture from nearer by: half of it, above the middle. */
export const nearBy = (picture: Picture): Picture => ({ ...picture, near: true })

import { line, oval, path, rect } from '../ink.ts'
import { scatter } from '../heaps.ts'
import { rod, under } from '../produce.ts'
import { lathe, mouth, shadow } from '../solids.ts'
import { bottle, cup, gaiwan, plate, teapot, tin, tumbler } from '../vessels.ts'
import { card, cloth, flask, kettle, sodaCan, whisk } from '../wares.ts'
import { on, type Pictures } from './picture.ts'

const cubes = (c: string, hi: string) => (x: number, y: number) => path(`M${x - 26} ${y - 10}l26 -16l28 12l-26 16Z`, hi) + path(`M${x - 26} ${y - 10}l28 12v30l-28 -14Z`, c) + path(`M${x + 28} ${y - 14}l-26 16v30l26 -18Z`, c, 'opacity=".8"')
const seeds = (x: number, y: number) => oval(x, y, 11, 7, '#2f2a24') + oval(x, y, 18, 13, '#f2b632', 'opacity=".45"')
const wedge = (x: number, y: number, c: string) => oval(x, y, 52, 46, c) + oval(x, y, 44, 38, '#fffbe6', 'opacity=".75"') + [0, 1, 2, 3, 4, 5].map(i => path(`M${x} ${y}L${x + Math.cos(i * 1.05 + 0.1) * 40} ${y + Math.sin(i * 1.05 + 0.1) * 34}L${x + Math.cos(i * 1.05 + 0.9) * 40} ${y + Math.sin(i * 1.05 + 0.9) * 34}Z`, c, 'opacity=".85"')).join('')
const glass = (cx: number, base: number, r: number, tea: string) => tumbler(cx, base, r, r * 2.3, { layers: [[1, tea]] })
const pouchOf = (x: number, y: number, turn: number) => card(x, y, 96, 130, turn, '#f6f1e4', line('M-96 -96H96', '#cfc3a6', 6) + line('M-60 -130V130M60 -130V130', '#e3dac4', 4) + line('M0 -96C30 -150 60 -120 40 -170', '#b98a55', 5))

export const teaRoom: Pictures = {
  'cast-iron-kettle': on('#d9d5cf', () => kettle(480, 780, 230, '#3f4242', '#8a5a30')),
  'travel-flask': on('#d7e0d6', () => flask(430, 830, 118, '#5f8a78', '#2c3a35') + cup(700, 820, 88, '#e9e4d6', '#c98a3c')),
  'double-wall-glasses': on('#efe3cf', () => glass(350, 700, 140, '#d9932f') + glass(620, 820, 150, '#a8bf52')),
  'kyusu-side-handle': on('#e3d5c6', () => rod(730, 560, 120, 36, -16, '#6d3f2c') + teapot(440, 760, 220, '#7d4833', { flat: 0.78, grip: false })),
  'travel-gongfu-set': on('#dde2da', () => plate(480, 740, 410, '#8a6a45') + gaiwan(420, 720, 140, '#e8ece6', '#4f7a86') + cup(620, 720, 70, '#cfdcd6', '#c98a3c') + cup(730, 780, 70, '#cfdcd6', '#c98a3c') + cup(590, 840, 74, '#cfdcd6', '#c98a3c')),
  'matcha-bowl': on('#dbe3cd', () => shadow(480, 790, 180, 46) + lathe(480, [[270, 500, 1], [262, 580], [226, 700], [140, 770, 1], [136, 800, 1]], '#5c6f78', { tilt: 0.3, inside: path('M200 480H760V600C700 660 640 600 570 640C500 680 430 610 360 650C300 680 250 620 200 640Z', '#e6dcc4', 'opacity=".9"') }) + mouth(480, 500, 270, '#d9d0ba', 0.3, '#8fb04a', 0.3)),
  'bamboo-strainer': on('#e4dcc6', () => rod(720, 650, 150, 22, -12, '#c99a55') + lathe(420, [[210, 600, 1], [190, 690], [120, 760], [60, 780, 1]], '#cfa25c', { tilt: 0.3, gloss: 0.4, inside: Array.from({ length: 14 }, (_, i) => line(`M${220 + i * 30} 560L${300 + i * 18} 800`, '#8f6430', 3, 'opacity=".5"')).join('') }) + mouth(420, 600, 210, '#dcb372', 0.3, '#eadfc4', 0.15) + Array.from({ length: 12 }, (_, i) => line(`M${236 + i * 34} 596v34M220 ${572 + i * 6}H620`, '#a98a56', 2, 'opacity=".35"')).join('')),
  'paper-tea-filters': on('#eae3d2', () => pouchOf(350, 640, -14) + pouchOf(600, 600, 10) + pouchOf(480, 760, -2)),
  'bamboo-whisk': on('#dde4cc', () => whisk(480, 800, 190)),
  'linen-tea-towel': on('#e6ddd0', () => cloth(480, 820, 330, 330, '#efe6d2', '#5f7a86', 5)),
  'puer-pick': on('#dcd5c8', () => rod(330, 640, 170, 34, 24, '#5f3a24', { skin: line('M-120 -34V34M130 -34V34', '#d8a53c', 14) }) + path('M510 700L800 838L812 850L796 848L500 726Z', '#c3c9cb') + line('M510 708L796 844', '#f6f8f8', 5) + under(660, 790, 150, 14, 25)),
  'tea-scoop-set': on('#e0d9c0', () => rod(330, 560, 130, 20, -64, '#c99a55') + rod(450, 560, 150, 9, -74, '#b78645') + rod(540, 570, 140, 12, -84, '#c99a55') + lathe(440, [[120, 640, 1], [116, 740], [110, 840, 1]], '#a97c48', { gloss: 0.5, inside: line('M320 700A120 28 0 0 0 560 700M320 790A120 28 0 0 0 560 790', '#7d5527', 6) }) + mouth(440, 640, 120, '#a97c48', 0.26, '#4a2f18', 0.1) + path('M640 800C650 740 760 720 850 700L868 740C800 790 700 830 640 800Z', '#c99a55') + path('M656 794C670 752 760 736 848 712C800 760 710 800 656 794Z', '#9d6f34')),
  'sealed-tea-tin': on('#d5dfe0', () => tin(370, 800, 150, 330, '#3d5a63', '#d9c48a', 3) + tin(650, 820, 115, 220, '#a4503a', '#f0d9b0', 1)),
  'passionfruit-green': on('#f4e8bf', () => tumbler(480, 830, 180, 570, { layers: [[0.3, '#e59a22'], [0.34, '#efc04c'], [0.36, '#cfd27a']], ice: true, straw: '#3d5a45', bits: seeds })),
  'cheese-foam-oolong': on('#ead9c2', () => tumbler(480, 830, 182, 550, { layers: [[0.6, '#a8602c'], [0.14, '#c98a4c'], [0.26, '#fdf6e6']], ice: true })),
  'mango-pomelo-sago': on('#f8e6b8', () => tumbler(480, 830, 190, 520, { layers: [[0.5, '#f3ae2a'], [0.3, '#f8cf6a'], [0.2, '#fbf2df']], bits: cubes('#ef9a1c', '#ffd05a'), pearls: '#f6efdf' })),
  'salted-lime-soda': on('#dfe9d2', () => tumbler(480, 830, 176, 580, { layers: [[1, '#d9e2a0']], ice: true, straw: '#f6f2e6' }) + wedge(430, 520, '#8fb43c') + wedge(530, 610, '#9dbd48') + wedge(450, 700, '#8fb43c')),
  'winter-melon-bottle': on('#e3e2cc', () => bottle(430, 830, 150, 'milk', '#9a6a34', '#5f7a4a', '#f3ecd6', '#5f8a4a') + scatter(690, 820, 70, 24, 'square', '#dfe6c2', 5, 0.9, 16)),
  'herbal-cooling-bottle': on('#ddd6cc', () => bottle(430, 830, 150, 'milk', '#2f1d16', '#1f3b34', '#e9dcc0', '#2f5145') + scatter(690, 815, 70, 24, 'curl', '#6d5a33', 6, 1.2)),
  'yuzu-sparkling-can': on('#f2ecc2', () => sodaCan(390, 830, 112, '#f0c93a', '#fff6cf') + sodaCan(610, 850, 112, '#f0c93a', '#fff6cf')),
  'ginger-milk-pudding': on('#f1e3c6', () => plate(480, 770, 330, '#6f8f8a') + lathe(480, [[210, 560, 1], [200, 640], [140, 740, 1], [136, 760, 1]], '#f6f2e8', { tilt: 0.3 }) + mouth(480, 560, 210, '#f6f2e8', 0.3, '#fdf1d2', 0.12) + rect(470, 540, 20, 12, '#e3b458', 'rx="4"')),
}

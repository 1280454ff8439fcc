/** Traditional characters and, at the same place, the simplified ones: those of food, tea, kitchens, books and everyday words. */
const TRADITIONAL =
  '餅烏龍鳳鐵觀針葉綠紅黃藍銀龜壽麵麥粵雞鴨魚蝦蠔貝豬豆醬鹽糖湯鍋燉滷燒爐餃餛飩饅饃點擔鮮鹹蔥薑蘋棗蓮荔龍蘿蔔馬鈴薯蘑筍麯釀釜罈壺盤蓋碗筷調羹禮盒賀節慶婚壽紅雙喜臘湯圓鳳梨檸檬橙葡萄酒釀鴛鴦凍乾濕軟硬熱涼氣味純濃淡濟參靈芝蟲藥補養顏護膚潤喉燕窩鵝鴿驢犢羊腸腎腳舌頭內臟絲條塊顆粒層輕盈億萬與個們為來這會話說讀寫書購買賣價錢幣單訂貨運費員號開關門店處務區縣島灣東廣蘇滬閩臺灣國產農園場廠選機電視覺聽聞嘗試驗歡樂愛親媽爺孫兒歲時間週訊應該還沒過對從後復體質檢雜誌詞語師學習畫藝術傳統歷蹟遠見鏡頁簡繁體'
const SIMPLIFIED =
  '饼乌龙凤铁观针叶绿红黄蓝银龟寿面麦粤鸡鸭鱼虾蚝贝猪豆酱盐糖汤锅炖卤烧炉饺馄饨馒馍点担鲜咸葱姜苹枣莲荔龙萝卜马铃薯蘑笋曲酿釜坛壶盘盖碗筷调羹礼盒贺节庆婚寿红双喜腊汤圆凤梨柠檬橙葡萄酒酿鸳鸯冻干湿软硬热凉气味纯浓淡济参灵芝虫药补养颜护肤润喉燕窝鹅鸽驴犊羊肠肾脚舌头内脏丝条块颗粒层轻盈亿万与个们为来这会话说读写书购买卖价钱币单订货运费员号开关门店处务区县岛湾东广苏沪闽台湾国产农园场厂选机电视觉听闻尝试验欢乐爱亲妈爷孙儿岁时间周讯应该还没过对从后复体质检杂志词语师学习画艺术传统历迹远见镜页简繁体'

const SIMPLE: ReadonlyMap<string, string> = new Map(
  [...TRADITIONAL].map((character, i) => [character, [...SIMPLIFIED][i] ?? character]),
)

/** The text in simplified characters, as far as the table knows them (CAT-10). */
export const simplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, character => SIMPLE.get(character) ?? character)

/** For its test: both sides must be of one length. */
export const TABLE = { traditional: TRADITIONAL, simplified: SIMPLIFIED }

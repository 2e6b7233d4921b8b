/**
 * What titles are about: English, the subject of the cover, then Burmese, Chinese, Vietnamese, Japanese, Thai, Filipino
 * and Indonesian. Rows are only ever added at the end, since the codes of titles follow from their order.
 */
export const NOUNS = `
Dragon|naga|နဂါး|龙|Rồng|龍|มังกร|Dragon|Naga
Elephant|elephant|ဆင်|象|Voi|象|ช้าง|Elepante|Gajah
Tiger|tiger|ကျား|虎|Hổ|虎|เสือ|Tigre|Harimau
Peacock|peacock|ဒေါင်း|孔雀|Công|孔雀|นกยูง|Paboreal|Merak
Owl|owl|ဇီးကွက်|猫头鹰|Cú|フクロウ|นกฮูก|Kuwago|Burung Hantu
Rooster|rooster|ကြက်ဖ|公鸡|Gà Trống|雄鶏|ไก่ชน|Tandang|Ayam Jago
Turtle|turtle|လိပ်|龟|Rùa|亀|เต่า|Pagong|Kura-kura
Fish|fish|ငါး|鱼|Cá|魚|ปลา|Isda|Ikan
Crab|crab|ဂဏန်း|螃蟹|Cua|カニ|ปู|Alimango|Kepiting
Goose|hintha|ဟင်္သာ|鸿雁|Ngỗng|ガチョウ|ห่าน|Gansa|Angsa
Lotus|lotus|ကြာပန်း|莲花|Hoa Sen|蓮|ดอกบัว|Lotus|Teratai
Lantern|lantern|မီးပုံး|灯笼|Đèn Lồng|提灯|โคมไฟ|Parol|Lentera
Parasol|parasol|ထီး|阳伞|Ô|日傘|ร่ม|Payong|Payung
Crown|crown|သရဖူ|王冠|Vương Miện|王冠|มงกุฎ|Korona|Mahkota
Gem|gem|ကျောက်မျက်|宝石|Đá Quý|宝石|อัญมณี|Hiyas|Permata
Coin|coin|ဒင်္ဂါး|金币|Đồng Xu|コイン|เหรียญ|Barya|Koin
Treasure|chest|ရတနာ|宝藏|Kho Báu|財宝|สมบัติ|Kayamanan|Harta
Bell|bell|ခေါင်းလောင်း|铃铛|Chuông|ベル|ระฆัง|Kampana|Lonceng
Seven|seven|ခုနစ်|七|Số Bảy|セブン|เลขเจ็ด|Siyete|Tujuh
Fruit|fruit|သစ်သီး|水果|Trái Cây|フルーツ|ผลไม้|Prutas|Buah
Puppet|doll|ရုပ်သေး|木偶|Con Rối|人形|หุ่นเชิด|Papet|Boneka
Rocket|rocket|ဒုံးပျံ|火箭|Tên Lửa|ロケット|จรวด|Raket|Roket
Wheel|wheel|ဘီး|轮盘|Bánh Xe|ホイール|วงล้อ|Gulong|Roda
Dice|dice|အံစာ|骰子|Xúc Xắc|サイコロ|ลูกเต๋า|Dais|Dadu
Cards|cards|ဖဲချပ်|纸牌|Lá Bài|カード|ไพ่|Baraha|Kartu
Pearl|gem|ပုလဲ|珍珠|Ngọc Trai|真珠|ไข่มุก|Perlas|Mutiara
Ruby|gem|ပတ္တမြား|红宝石|Hồng Ngọc|ルビー|ทับทิม|Rubi|Rubi
Jade|gem|ကျောက်စိမ်း|翡翠|Ngọc Bích|翡翠|หยก|Jade|Giok
Diamond|gem|စိန်|钻石|Kim Cương|ダイヤ|เพชร|Brilyante|Berlian
Emerald|gem|မြ|绿宝石|Lục Bảo|エメラルド|มรกต|Esmeralda|Zamrud
Sapphire|gem|နီလာ|蓝宝石|Lam Ngọc|サファイア|ไพลิน|Sapiro|Safir
Ring|gem|လက်စွပ်|戒指|Nhẫn|指輪|แหวน|Singsing|Cincin
Garden|lotus|ဥယျာဉ်|花园|Khu Vườn|庭|สวน|Hardin|Taman
Orchid|lotus|သစ်ခွ|兰花|Hoa Lan|蘭|กล้วยไม้|Orkidyas|Anggrek
Rose|lotus|နှင်းဆီ|玫瑰|Hoa Hồng|バラ|กุหลาบ|Rosas|Mawar
Jasmine|lotus|စံပယ်|茉莉|Hoa Nhài|ジャスミン|มะลิ|Sampagita|Melati
Blossom|lotus|ပန်းပွင့်|繁花|Hoa Nở|花|ดอกไม้บาน|Bulaklak|Bunga
Temple|lantern|ဘုရားကျောင်း|神庙|Ngôi Đền|神殿|วิหาร|Templo|Kuil
Palace|crown|နန်းတော်|宫殿|Cung Điện|宮殿|พระราชวัง|Palasyo|Istana
Kingdom|crown|နိုင်ငံတော်|王国|Vương Quốc|王国|อาณาจักร|Kaharian|Kerajaan
Throne|crown|ရာဇပလ္လင်|王座|Ngai Vàng|王座|บัลลังก์|Trono|Takhta
Prince|crown|မင်းသား|王子|Hoàng Tử|王子|เจ้าชาย|Prinsipe|Pangeran
Princess|crown|မင်းသမီး|公主|Công Chúa|姫|เจ้าหญิง|Prinsesa|Putri
King|crown|ဘုရင်|国王|Nhà Vua|王様|ราชา|Hari|Raja
Queen|crown|ဘုရင်မ|女王|Nữ Hoàng|女王|ราชินี|Reyna|Ratu
Guardian|tiger|အစောင့်|守护者|Hộ Vệ|守護者|ผู้พิทักษ์|Tagapagbantay|Penjaga
Hunter|tiger|မုဆိုး|猎人|Thợ Săn|狩人|นักล่า|Mangangaso|Pemburu
Warrior|tiger|စစ်သည်|勇士|Chiến Binh|戦士|นักรบ|Mandirigma|Prajurit
Leopard|tiger|ကျားသစ်|豹|Báo|豹|เสือดาว|Leopardo|Macan
Cat|tiger|ကြောင်|猫|Mèo|猫|แมว|Pusa|Kucing
Caravan|elephant|လှည်းတန်း|商队|Đoàn Xe|隊商|คาราวาน|Karabana|Kafilah
Forest|elephant|သစ်တော|森林|Khu Rừng|森|ป่า|Gubat|Hutan
Mountain|elephant|တောင်|高山|Ngọn Núi|山|ภูเขา|Bundok|Gunung
Bull|elephant|နွားလား|公牛|Bò Tót|雄牛|วัวกระทิง|Toro|Banteng
River|fish|မြစ်|河流|Dòng Sông|川|แม่น้ำ|Ilog|Sungai
Lake|fish|ရေကန်|湖|Hồ|湖|ทะเลสาบ|Lawa|Danau
Ocean|fish|သမုဒ္ဒရာ|海洋|Đại Dương|海|มหาสมุทร|Karagatan|Samudra
Harbour|fish|ဆိပ်ကမ်း|港湾|Bến Cảng|港|ท่าเรือ|Daungan|Pelabuhan
Carp|fish|ငါးကြင်း|鲤鱼|Cá Chép|鯉|ปลาคาร์ป|Karpa|Ikan Mas
Dolphin|fish|လင်းပိုင်|海豚|Cá Heo|イルカ|โลมา|Lumba-lumba|Lumba-lumba
Mermaid|fish|ရေသူမ|美人鱼|Tiên Cá|人魚|นางเงือก|Sirena|Putri Duyung
Island|turtle|ကျွန်း|岛屿|Hòn Đảo|島|เกาะ|Isla|Pulau
Voyage|turtle|ခရီး|远航|Hải Trình|航海|การเดินทาง|Paglalayag|Pelayaran
Reef|crab|သန္တာတန်း|珊瑚礁|Rạn San Hô|サンゴ礁|แนวปะการัง|Bahura|Terumbu
Shell|crab|ခရု|贝壳|Vỏ Sò|貝|เปลือกหอย|Kabibe|Kerang
Swan|hintha|ငန်း|天鹅|Thiên Nga|白鳥|หงส์|Sisne|Undan
Phoenix|peacock|ဖီးနစ်|凤凰|Phượng Hoàng|鳳凰|หงส์ไฟ|Peniks|Feniks
Parrot|peacock|ကြက်တူရွေး|鹦鹉|Vẹt|オウム|นกแก้ว|Loro|Nuri
Eagle|owl|သိန်းငှက်|雄鹰|Đại Bàng|鷲|นกอินทรี|Agila|Elang
Night|owl|ည|夜|Đêm|夜|ราตรี|Gabi|Malam
Moon|owl|လ|月亮|Mặt Trăng|月|ดวงจันทร์|Buwan|Bulan
Dream|owl|အိပ်မက်|梦|Giấc Mơ|夢|ความฝัน|Panaginip|Mimpi
Morning|rooster|နံနက်|清晨|Buổi Sáng|朝|รุ่งเช้า|Umaga|Pagi
Farm|rooster|လယ်ယာ|农场|Nông Trại|農場|ฟาร์ม|Bukid|Ladang
Village|rooster|ရွာ|村庄|Ngôi Làng|村|หมู่บ้าน|Nayon|Desa
Market|fruit|ဈေး|集市|Phiên Chợ|市場|ตลาด|Palengke|Pasar
Mango|fruit|သရက်|芒果|Xoài|マンゴー|มะม่วง|Mangga|Mangga
Cherry|fruit|ချယ်ရီ|樱桃|Anh Đào|チェリー|เชอร์รี่|Seresa|Ceri
Orange|fruit|လိမ္မော်|橙子|Quả Cam|オレンジ|ส้ม|Kahel|Jeruk
Harvest|fruit|ရိတ်သိမ်းပွဲ|丰收|Mùa Gặt|収穫|การเก็บเกี่ยว|Ani|Panen
Pagoda|bell|စေတီ|宝塔|Ngôi Chùa|仏塔|เจดีย์|Pagoda|Pagoda
Drum|bell|ဗုံ|鼓|Trống|太鼓|กลอง|Tambol|Gendang
Gong|bell|မောင်း|锣|Cồng|銅鑼|ฆ้อง|Gong|Gong
Festival|lantern|ပွဲတော်|节日|Lễ Hội|祭り|เทศกาล|Pista|Festival
Candle|lantern|ဖယောင်းတိုင်|烛光|Ngọn Nến|ろうそく|เทียน|Kandila|Lilin
Fire|lantern|မီး|火焰|Ngọn Lửa|炎|เปลวไฟ|Apoy|Api
Star|lantern|ကြယ်|星星|Ngôi Sao|星|ดวงดาว|Bituin|Bintang
Road|wheel|လမ်း|道路|Con Đường|道|เส้นทาง|Daan|Jalan
Carriage|wheel|ရထား|马车|Cỗ Xe|馬車|รถม้า|Karwahe|Kereta
Fortune|wheel|ကံ|财运|Vận May|運勢|โชคลาภ|Kapalaran|Keberuntungan
Fate|dice|ကံကြမ္မာ|命运|Định Mệnh|運命|ชะตา|Tadhana|Takdir
Chance|dice|အခွင့်အရေး|机会|Cơ Hội|チャンス|โอกาส|Pagkakataon|Peluang
Joker|cards|ဂျိုကာ|小丑|Chú Hề|ジョーカー|โจ๊กเกอร์|Payaso|Joker
Ace|cards|တစ်|王牌|Át Chủ|エース|เอซ|Alas|As
Magician|cards|မျက်လှည့်ဆရာ|魔术师|Ảo Thuật|魔術師|นักมายากล|Salamangkero|Pesulap
Planet|rocket|ဂြိုဟ်|行星|Hành Tinh|惑星|ดาวเคราะห์|Planeta|Planet
Comet|rocket|ကြယ်တံခွန်|彗星|Sao Chổi|彗星|ดาวหาง|Kometa|Komet
Sky|rocket|ကောင်းကင်|天空|Bầu Trời|空|ท้องฟ้า|Langit|Langit
Dancer|doll|ကချေသည်|舞者|Vũ Công|踊り子|นักเต้น|Mananayaw|Penari
Theatre|doll|ဇာတ်ရုံ|剧院|Nhà Hát|劇場|โรงละคร|Teatro|Teater
Song|doll|သီချင်း|歌曲|Bài Ca|歌|บทเพลง|Awit|Lagu
Rain|parasol|မိုး|雨|Cơn Mưa|雨|สายฝน|Ulan|Hujan
Summer|parasol|နွေရာသီ|夏日|Mùa Hè|夏|ฤดูร้อน|Tag-init|Musim Panas
Winter|parasol|ဆောင်းရာသီ|冬日|Mùa Đông|冬|ฤดูหนาว|Taglamig|Musim Dingin
Vault|chest|ဘဏ္ဍာတိုက်|金库|Hầm Vàng|金庫|ห้องนิรภัย|Baul|Brankas
Pirate|chest|ပင်လယ်ဓားပြ|海盗|Hải Tặc|海賊|โจรสลัด|Pirata|Bajak Laut
Merchant|coin|ကုန်သည်|商人|Thương Nhân|商人|พ่อค้า|Mangangalakal|Saudagar
Riches|coin|စည်းစိမ်|财富|Giàu Sang|富|ความมั่งคั่ง|Yaman|Kekayaan
Firework|lantern|မီးရှူးမီးပန်း|烟花|Pháo Hoa|花火|ดอกไม้ไฟ|Paputok|Kembang Api
Gold|coin|ရွှေ|黄金|Vàng|黄金|ทองคำ|Ginto|Emas
`;

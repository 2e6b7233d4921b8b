/**
 * How what titles are about is: English, Burmese, Chinese, Vietnamese, Japanese, Thai, Filipino and Indonesian, each as
 * it stands before or after the noun. Rows are only ever added at the end.
 */
export const QUALIFIERS = `
Golden|ရွှေ|金色|Vàng|黄金の|ทอง|Gintong|Emas
Silver|ငွေ|银色|Bạc|銀の|เงิน|Pilak na|Perak
Lucky|ကံကောင်းသော |幸运|May Mắn|幸運の|นำโชค|Masuwerteng|Keberuntungan
Royal|တော်ဝင် |皇家|Hoàng Gia|王家の|หลวง|Maharlikang|Kerajaan
Wild|ရိုင်းစိုင်းသော |狂野|Hoang Dã|野生の|ป่า|Mailap na|Liar
Magic|မှော် |魔法|Ma Thuật|魔法の|เวทมนตร์|Mahiwagang|Ajaib
Mystic|လျှို့ဝှက်သော |神秘|Huyền Bí|神秘の|ลึกลับ|Misteryosong|Misterius
Ancient|ရှေးဟောင်း |古老|Cổ Xưa|古代の|โบราณ|Sinaunang|Kuno
Hidden|ဖုံးကွယ်ထားသော |隐秘|Ẩn Giấu|隠された|ซ่อนเร้น|Nakatagong|Tersembunyi
Lost|ပျောက်ဆုံးသော |失落|Thất Lạc|失われた|ที่สาบสูญ|Nawalang|Hilang
Sacred|မြင့်မြတ်သော |神圣|Linh Thiêng|聖なる|ศักดิ์สิทธิ์|Banal na|Suci
Great|ကြီးမြတ်သော |伟大|Vĩ Đại|偉大な|ยิ่งใหญ่|Dakilang|Agung
Happy|ပျော်ရွှင်သော |快乐|Vui Vẻ|幸せな|สุขสันต์|Masayang|Bahagia
Bright|တောက်ပသော |明亮|Rực Rỡ|輝く|สว่างไสว|Maliwanag na|Cerah
Shining|ဝင်းလက်သော |闪耀|Lấp Lánh|光る|ส่องแสง|Nagniningning na|Bersinar
Crystal|ပုံဆောင်ခဲ |水晶|Pha Lê|水晶の|คริสตัล|Kristal na|Kristal
Ruby-red|နီရဲသော |赤红|Đỏ Thắm|紅の|แดงฉาน|Pulang-pulang|Merah Delima
Jade-green|စိမ်းစိုသော |碧绿|Xanh Ngọc|翠の|เขียวหยก|Luntiang|Hijau Giok
Blue|ပြာသော |蓝色|Xanh Lam|青い|สีคราม|Asul na|Biru
White|ဖြူသော |白色|Trắng|白い|ขาว|Puting|Putih
Black|မည်းသော |黑色|Đen|黒い|ดำ|Itim na|Hitam
Crimson|ကြက်သွေးရောင် |深红|Đỏ Thẫm|深紅の|แดงเลือดนก|Pulang|Merah Tua
Fiery|မီးတောက် |烈焰|Rực Lửa|炎の|เพลิง|Nagbabagang|Berapi
Frozen|ရေခဲ |冰封|Băng Giá|凍った|น้ำแข็ง|Nagyeyelong|Beku
Thunder|မိုးကြိုး |雷霆|Sấm Sét|雷の|สายฟ้า|Kulog na|Guntur
Storm|မုန်တိုင်း |风暴|Bão Tố|嵐の|พายุ|Unos na|Badai
Sunrise|နေထွက်ချိန် |日出|Bình Minh|日の出の|อรุณรุ่ง|Bukang-liwayway na|Fajar
Sunset|ဆည်းဆာ |夕阳|Hoàng Hôn|夕日の|อาทิตย์อัสดง|Takipsilim na|Senja
Midnight|သန်းခေါင်ယံ |午夜|Nửa Đêm|真夜中の|เที่ยงคืน|Hatinggabing|Tengah Malam
Moonlit|လသာ |月光|Ánh Trăng|月夜の|แสงจันทร์|Naliliwanagang|Sinar Bulan
Starry|ကြယ်ရောင် |星空|Đầy Sao|星の|พราวดาว|Mabituing|Berbintang
Rainbow|သက်တံ |彩虹|Cầu Vồng|虹の|สายรุ้ง|Bahagharing|Pelangi
Spring|နွေဦး |春日|Mùa Xuân|春の|ใบไม้ผลิ|Tagsibol na|Musim Semi
Thingyan|သင်္ကြန် |泼水节|Té Nước|水かけ祭りの|สงกรานต์|Thingyan na|Thingyan
Full Moon|လပြည့် |满月|Trăng Rằm|満月の|จันทร์เพ็ญ|Kabilugan na|Purnama
Eastern|အရှေ့ |东方|Phương Đông|東の|ตะวันออก|Silangang|Timur
Western|အနောက် |西方|Phương Tây|西の|ตะวันตก|Kanlurang|Barat
Northern|မြောက် |北方|Phương Bắc|北の|เหนือ|Hilagang|Utara
Southern|တောင်ပိုင်း |南方|Phương Nam|南の|ใต้|Timog na|Selatan
Heavenly|ကောင်းကင်ဘုံ |天国|Thiên Đường|天国の|สวรรค์|Makalangit na|Surgawi
Secret|လျှို့ဝှက် |秘密|Bí Mật|秘密の|ลับ|Lihim na|Rahasia
Double|နှစ်ဆ |双重|Nhân Đôi|ダブル|สองเท่า|Dobleng|Ganda
Triple|သုံးဆ |三倍|Nhân Ba|トリプル|สามเท่า|Tripleng|Tiga Kali
Mighty|အင်အားကြီး |强大|Hùng Mạnh|強力な|ทรงพลัง|Makapangyarihang|Perkasa
Brave|ရဲရင့်သော |勇敢|Dũng Cảm|勇敢な|กล้าหาญ|Matapang na|Pemberani
Wise|ပညာရှိ |智慧|Thông Thái|賢い|ฉลาด|Matalinong|Bijak
Gentle|နူးညံ့သော |温柔|Dịu Dàng|優しい|อ่อนโยน|Mahinhing|Lembut
Swift|လျင်မြန်သော |迅捷|Nhanh Nhẹn|素早い|ว่องไว|Matuling|Gesit
Dancing|ကခုန်နေသော |跳舞|Nhảy Múa|踊る|เริงระบำ|Sumasayaw na|Menari
Singing|သီဆိုနေသော |歌唱|Ca Hát|歌う|ขับขาน|Umaawit na|Bernyanyi
Flying|ပျံသန်းနေသော |飞翔|Bay Lượn|空飛ぶ|เหินฟ้า|Lumilipad na|Terbang
Sleeping|အိပ်ပျော်နေသော |沉睡|Ngủ Say|眠れる|หลับใหล|Natutulog na|Tidur
Laughing|ရယ်မောနေသော |欢笑|Tươi Cười|笑う|หัวเราะ|Tumatawang|Tertawa
Eternal|ထာဝရ |永恒|Vĩnh Cửu|永遠の|นิรันดร์|Walang Hanggang|Abadi
Precious|အဖိုးတန် |珍贵|Quý Giá|貴重な|ล้ำค่า|Mahalagang|Berharga
Giant|ဧရာမ |巨大|Khổng Lồ|巨大な|ยักษ์|Higanteng|Raksasa
Little|သေးငယ်သော |小小|Bé Nhỏ|小さな|น้อย|Munting|Kecil
Sweet|ချိုမြိန်သော |甜蜜|Ngọt Ngào|甘い|หวาน|Matamis na|Manis
Spicy|စပ်သော |火辣|Cay Nồng|辛い|เผ็ดร้อน|Maanghang na|Pedas
Noble|မြင့်မြတ် |高贵|Cao Quý|高貴な|สูงศักดิ์|Marangal na|Mulia
Proud|ဂုဏ်ယူသော |骄傲|Kiêu Hãnh|誇り高き|ทะนง|Mapagmataas na|Bangga
Emperor's|ဧကရာဇ် |帝王|Hoàng Đế|皇帝の|จักรพรรดิ|Emperador na|Kaisar
Dragon's|နဂါးမင်း |龙之|Long Vương|竜の|พญานาค|Dragong|Sang Naga
Monkey's|မျောက် |灵猴|Hầu Vương|猿の|วานร|Unggoy na|Sang Kera
Panda's|ပန်ဒါ |熊猫|Gấu Trúc|パンダの|แพนด้า|Pandang|Panda
Summer's|နွေ |盛夏|Mùa Hạ|真夏の|คิมหันต์|Tag-araw na|Kemarau
Emerald|မြစိမ်း |翠绿|Lục Bảo|エメラルドの|มรกต|Esmeraldang|Zamrud
Amber|ပယင်း |琥珀|Hổ Phách|琥珀の|อำพัน|Ambar na|Ambar
Coral|သန္တာ |珊瑚|San Hô|珊瑚の|ปะการัง|Korales na|Karang
Bamboo|ဝါး |竹林|Tre Xanh|竹の|ไผ่|Kawayang|Bambu
Teak|ကျွန်း |柚木|Gỗ Tếch|チークの|ไม้สัก|Tekang|Jati
Ivory|ဆင်စွယ် |象牙|Ngà|象牙の|งาช้าง|Garing na|Gading
Velvet|ကတ္တီပါ |丝绒|Nhung|ビロードの|กำมะหยี่|Pelusang|Beludru
Silk|ပိုး |丝绸|Lụa|絹の|ไหม|Sedang|Sutra
Neon|နီယွန် |霓虹|Neon|ネオンの|นีออน|Neon na|Neon
Electric|လျှပ်စစ် |电光|Điện Quang|電撃の|ไฟฟ้า|Elektrikong|Listrik
Turbo|တာဘို |极速|Siêu Tốc|ターボ|เทอร์โบ|Turbong|Turbo
Super|စူပါ |超级|Siêu Cấp|スーパー|ซูเปอร์|Super na|Super
Grand|ခမ်းနား |豪华|Hoành Tráng|壮大な|มโหฬาร|Engrandeng|Megah
Prosperous|ကြွယ်ဝသော |兴旺|Thịnh Vượng|繁栄の|รุ่งเรือง|Masaganang|Makmur
Blessed|မင်္ဂလာ |吉祥|Phúc Lành|祝福の|มงคล|Pinagpalang|Berkah
Joyful|ရွှင်မြူးသော |欢乐|Hân Hoan|楽しい|เบิกบาน|Maligayang|Gembira
Endless|အဆုံးမဲ့ |无尽|Bất Tận|無限の|ไม่รู้จบ|Walang Katapusang|Tanpa Akhir
Enchanted|ညှို့ငင်သော |迷人|Mê Hoặc|魅惑の|ต้องมนตร์|Engkantadong|Terpesona
Legendary|ဒဏ္ဍာရီလာ |传奇|Huyền Thoại|伝説の|ในตำนาน|Maalamat na|Legendaris
Merry|ရွှင်လန်းသော |喜庆|Rộn Ràng|陽気な|ร่าเริง|Masiglang|Riang
Radiant|ရောင်ခြည် |璀璨|Chói Lọi|煌めく|เจิดจรัส|Maningning na|Gemerlap
Roaring|ဟိန်းဟောက်သော |咆哮|Gầm Vang|吼える|คำราม|Umuungal na|Mengaum
Victorious|အောင်ပွဲ |胜利|Chiến Thắng|勝利の|ชัยชนะ|Matagumpay na|Jaya
Wonder|အံ့ဖွယ် |奇妙|Kỳ Diệu|不思議な|มหัศจรรย์|Kamangha-manghang|Menakjubkan
`;

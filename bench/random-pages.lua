-- For wrk: asks for the addresses of a file, in random order. The environment variable PAGES names the file, a path a line.
local pages = {}
for line in io.lines(os.getenv("PAGES")) do pages[#pages + 1] = line end
math.randomseed(os.time())

function request()
  return wrk.format("GET", pages[math.random(#pages)], { ["accept-encoding"] = "gzip" })
end

"""An enamelled steel collar tag on a split ring, a D-ring and a folded strap."""

import sys
from os.path import dirname

sys.path.insert(0, dirname(__file__))
from studio import *  # noqa: E402,F403
from strap import add_strap  # noqa: E402

steel = add_bump(material("steel", "#AEB4BE", 0.22, 1), 30, 0.01)
wire = material("wire", "#B9BFC8", 0.16, 1)
enamel = add_bump(material("enamel", "#F1F3F7", 0.5, coat=0.1, **{"Clearcoat Roughness": 0.3}), 3, 0.05)
ink = matte("ink", INK)
coral = matte("coral", "#E5533D")

root = empty("root")
width, height, thickness = 3.5, 4.5, 0.34
hole_y, top = 1.74, thickness / 2

plate("body", [rounded(width, height, 0.66), circle(0, hole_y, 0.2)], thickness, 0.09, steel, z=top, parent=root, resolution=6)
plate(
    "rim", [rounded(width - 0.1, height - 0.1, 0.61), rounded(width - 0.36, height - 0.36, 0.49)], 0.14, 0.028, steel, z=top + 0.05, parent=root, resolution=0
)
plate("face", [rounded(width - 0.35, height - 0.35, 0.49), circle(0, hole_y, 0.33)], 0.12, 0.02, enamel, z=top + 0.022, parent=root, resolution=3)
plate("eyelet", [circle(0, hole_y, 0.335), circle(0, hole_y, 0.2)], 0.16, 0.04, steel, z=top + 0.06, parent=root, resolution=4)

face_z = top + 0.022
code_side = 2.3
# The hero draws the code on its picture in the browser, so that it leads to the tag URL of the build.
if OBJECT != "hero":
    code("code", code_side, ink, y=0.0, z=face_z, parent=root)
finder("mark", 0.26, coral, -1.27, -1.83, face_z, parent=root)
text("name", config["product"], 0.36, ink, -0.9, -1.82, face_z, parent=root, spacing=0.96)
text("number", tag["code"], 0.2, ink, 1.27, -1.81, face_z, parent=root, align="RIGHT", font="text", spacing=1.08)

# The split ring is turned about the tag's axis, so that it passes through the hole from front to back.
radius, turn = 0.56, math.radians(62)
centre = hole_y + 0.07 + radius
points = []
for i in range(2 * 96 - 14):
    angle = math.radians(150) + i * 2 * math.pi / 96
    side_offset = -0.052 + 0.104 * min(1, max(0, (i - 80) / 24))
    ring_x = radius * math.cos(angle)
    points.append(
        (
            ring_x * math.cos(turn) - side_offset * math.sin(turn),
            centre + radius * math.sin(angle),
            ring_x * math.sin(turn) + side_offset * math.cos(turn),
        )
    )
tube("split ring", points, 0.052, wire, parent=root)

# The D-ring hangs in the split ring. The strap is folded around the straight bar of the D-ring.
bottom = centre + radius - 0.12
bar = bottom + 0.82
half_width = 0.66
d_ring = [(x, bar, 0) for x in (-half_width + 0.12, 0, half_width - 0.12)]
for i in range(1, 12):
    angle = math.radians(90 - 90 * i / 12)
    d_ring.append((half_width - 0.12 + 0.12 * math.cos(angle), bar - 0.12 + 0.12 * math.sin(angle), 0))
for i in range(49):
    angle = math.radians(180 * i / 48)
    d_ring.append((half_width * math.cos(angle), bar - 0.12 - (bar - 0.12 - bottom) * math.sin(angle), 0))
for i in range(1, 12):
    angle = math.radians(180 - 90 * i / 12)
    d_ring.append((-half_width + 0.12 + 0.12 * math.cos(angle), bar - 0.12 + 0.12 * math.sin(angle), 0))
tube("D-ring", d_ring, 0.075, wire, parent=root, cyclic=True)

tilt = math.radians(6)
add_strap(root, bar, tilt, floor=-thickness / 2 - 0.02, foot=-height / 2)

root.rotation_euler = (tilt, 0, 0)
pivot = empty("pivot")
root.parent = pivot
pivot.rotation_euler = (0, 0, math.radians(4 if OBJECT == "hero" else -20))
rest_on_floor(pivot)
add_floor()
light_stage(FLAT_ELEVATION)
# In the hero, a long lens keeps parallel edges parallel, as three corners place the code on the picture.
shoot(pivot, FLAT_ELEVATION, bounces=10, lens=800 if OBJECT == "hero" else 100)
if OBJECT == "hero":
    corners = {"topLeft": (-1, 1), "topRight": (1, 1), "bottomLeft": (-1, -1)}
    save_positions({name: root.matrix_world @ Vector((x * code_side / 2, y * code_side / 2, face_z)) for name, (x, y) in corners.items()})
